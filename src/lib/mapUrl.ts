/** Half the map's width and height, in degrees. */
const [halfWidth, halfHeight] = [0.012, 0.004]

/** URL of OpenStreetMap's embeddable map around a point in degrees. */
export function embeddedMapUrl(latitude: number, longitude: number): string {
  const box = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/** URL of the full map with a marker at the point. */
export const openStreetMapUrl = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
