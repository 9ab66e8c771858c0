const halfWidth = 0.012
const halfHeight = 0.004

/** Address of OpenStreetMap's embeddable map around a point in degrees; the frame is about 2.2 km wide. */
export function mapFrameAddress(latitude: number, longitude: number): string {
  const box = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/** Address of the full map with a marker at that point. */
export const mapPageAddress = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
