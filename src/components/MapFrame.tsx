import { useEffect, useRef, useState } from 'react'
import { contact, site } from 'virtual:content'
import { embeddedMapUrl } from '../lib/mapUrl.ts'
import styles from './MapFrame.module.css'

/** ms that the map must be in view, without scrolling, before it is requested. */
const delayMs = 1000

/**
 * OpenStreetMap's map of the showroom. It is requested only after `delayMs` in view, so that OpenStreetMap does not learn of
 * visitors who scroll past: `loading="lazy"` alone (specified) would request it earlier. Before a click on the map, wheel and
 * fingers scroll the page (MapFrame.module.css). Without JavaScript the page has only a link.
 */
export function MapFrame() {
  const [isRequested, setIsRequested] = useState(false)
  /** Whether the map reacts to the pointer: from a click on it until a click elsewhere. */
  const [isActive, setIsActive] = useState(false)
  const map = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current: box } = map
    if (!box) return
    let isInView: boolean | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const restartTimer = () => {
      clearTimeout(timer)
      if (isInView) timer = setTimeout(() => setIsRequested(true), delayMs)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) isInView = isIntersecting
        restartTimer()
      },
      { threshold: 0.25 },
    )
    observer.observe(box)
    addEventListener('scroll', restartTimer)
    // Clicks on an active map get into its frame and do not come here.
    const updateActive = ({ target }: Event) => setIsActive(box.contains(target as Node))
    addEventListener('click', updateActive)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      removeEventListener('scroll', restartTimer)
      removeEventListener('click', updateActive)
    }
  }, [])

  return (
    <div ref={map} className={`${styles.map} screen-only script-only`} data-active={isActive || undefined}>
      {isRequested && (
        // allow-same-origin gives the map OpenStreetMap's origin, without which it cannot start its workers. Pages that it opens
        // in new tabs are not sandboxed, so that their forms work.
        <iframe
          src={embeddedMapUrl(site.map.latitude, site.map.longitude)}
          title={contact.map.title}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </div>
  )
}
