import { useEffect, useRef, useState } from 'react'
import { contact } from '../content/forms.ts'
import { site } from '../content/site.ts'
import { mapFrameAddress } from '../lib/mapAddress.ts'

/** OpenStreetMap's map of the showroom, put in when its place comes into view: browsers' own lazy loading starts far earlier. */
export function MapFrame() {
  const [seen, setSeen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeen(true)
      observer.disconnect()
    })
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  const map = (
    // Its own origin, not ours: without allow-same-origin the map cannot start its workers.
    <iframe
      src={mapFrameAddress(site.map.latitude, site.map.longitude)}
      title={contact.mapTitle}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  )
  return (
    <>
      <noscript>{map}</noscript>
      <div ref={frame} data-screen-only>
        {seen && map}
      </div>
    </>
  )
}
