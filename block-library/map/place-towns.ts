type Point = readonly [latitude: number, longitude: number]

interface Town {
  name: string
  at: Point
}

/** Kilometres of a degree of latitude. */
const KM_PER_DEGREE = 111.2
/** Kilometres around the towns, for their names. */
const MARGIN_KM = 45

/** A point of the map in kilometres, from its upper left corner. */
export interface Place {
  name: string
  x: number
  y: number
  /** Whether the name is at the left of the point, since the right edge is near. */
  isLeft: boolean
}

/**
 * Returns towns as points of a map whose unit is a kilometre, with the size of the map and the line of its coast, as the
 * data of an SVG path. A degree of longitude has the length that it has in the middle of the towns.
 */
export function placeTowns(towns: readonly Town[], coast?: readonly Point[]) {
  const latitudes = towns.map(({ at }) => at[0])
  const longitudes = towns.map(({ at }) => at[1])
  const [north, south] = [Math.max(...latitudes), Math.min(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const across = KM_PER_DEGREE * Math.cos((((north + south) / 2) * Math.PI) / 180)
  const width = Math.round((east - west) * across) + 2 * MARGIN_KM
  const height = Math.round((north - south) * KM_PER_DEGREE) + 2 * MARGIN_KM
  const placeOf = ([latitude, longitude]: Point) => ({
    x: Math.round((longitude - west) * across) + MARGIN_KM,
    y: Math.round((north - latitude) * KM_PER_DEGREE) + MARGIN_KM,
  })
  const places = towns.map(({ name, at }): Place => {
    const { x, y } = placeOf(at)
    return { name, x, y, isLeft: towns.length > 1 && x > width / 2 }
  })
  const line = coast?.map(placeOf).map(({ x, y }) => `${x} ${y}`)
  return { width, height, places, coast: line && `M${line.join('L')}` }
}
