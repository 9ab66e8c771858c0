import { useEffect, useRef, useState } from 'react'
import { contact, site } from 'virtual:content'
import { createMapFrameUrl } from '../lib/mapUrls.ts'
import { useIsVisible } from '../lib/useIsVisible.ts'
import styles from './MapFrame.module.css'

/** ms without scrolling after which the map is requested, if at least a quarter of its frame is in the viewport. */
const mapRequestDelayMs = 1000

/**
 * OpenStreetMap's map of the firm's location (`contact.map` in e2e/specification.ts). It is requested only
 * after `mapRequestDelayMs` in view, so that OpenStreetMap does not learn of visitors who scroll past. Before
 * a click on the map, wheel and fingers scroll the page (MapFrame.module.css). Without JavaScript the page
 * has only a link to the map.
 */
export function MapFrame() {
  const [isRequested, setIsRequested] = useState(false)
  /** Whether the map reacts to the pointer: from a click on it until a click elsewhere. */
  const [isActive, setIsActive] = useState(false)
  const map = useRef<HTMLDivElement>(null)
  const isVisible = useIsVisible(map, 0.25)

  useEffect(() => {
    if (!isVisible || isRequested) return
    const startTimer = () => setTimeout(() => setIsRequested(true), mapRequestDelayMs)
    let timer = startTimer()
    const restartTimer = () => {
      clearTimeout(timer)
      timer = startTimer()
    }
    addEventListener('scroll', restartTimer)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', restartTimer)
    }
  }, [isVisible, isRequested])

  useEffect(() => {
    // Clicks on an active map go to the iframe's document, not to this listener. So the map stays active.
    const updateActive = ({ target }: Event) => setIsActive(map.current?.contains(target as Node) ?? false)
    addEventListener('click', updateActive)
    return () => removeEventListener('click', updateActive)
  }, [])

  return (
    <div ref={map} className={`${styles.map} screen-only script-only`} data-active={isActive || undefined}>
      {isRequested && (
        // allow-same-origin: the map keeps OpenStreetMap's origin, which it needs to start its workers.
        // allow-popups-to-escape-sandbox: without it, forms would be blocked on pages that the map opens in new tabs.
        <iframe
          src={createMapFrameUrl(site.map)}
          title={contact.map.title}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </div>
  )
}
