import { useEffect, useRef, useState } from 'react'
import { contact, site } from 'virtual:content'
import { embeddedMapUrl } from '../lib/mapUrl.ts'
import styles from './MapFrame.module.css'

/** The map is requested after these ms without scrolling, with at least a quarter of the map in the viewport. */
const delayMs = 1000

/**
 * OpenStreetMap's map of the firm's location. It is requested only after `delayMs`, so that OpenStreetMap does not learn of
 * visitors who scroll past. The specified `loading="lazy"` alone would request it earlier. Before a click on the map, wheel
 * and fingers scroll the page (MapFrame.module.css). Without JavaScript the page has only a link to the map.
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
    // Clicks on an active map go to the iframe's document, so this listener does not receive them.
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
        // allow-same-origin: the map keeps OpenStreetMap's origin, which it needs to start its workers.
        // allow-popups-to-escape-sandbox: forms work on pages that the map opens in new tabs.
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
