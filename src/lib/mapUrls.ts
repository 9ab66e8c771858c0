import type { Site } from '../content/site.ts'

/** Half the map's width and height, in degrees. */
const [halfWidth, halfHeight] = [0.012, 0.004]

/** URL of OpenStreetMap's embeddable map around a point in degrees. */
export function createMapFrameUrl({ latitude, longitude }: Site['map']): string {
  const box = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight]
  const bbox = box.map((degrees) => degrees.toFixed(4)).join(',')
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${latitude},${longitude}`
}

/** URL of the full map with a marker at the point. */
export const createMapPageUrl = ({ latitude, longitude }: Site['map']) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
