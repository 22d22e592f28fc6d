export const DEGREE = Math.PI / 180

const STEP = 2.25 * DEGREE // between dots, along a parallel and from one parallel to the next
const PARALLELS = Math.round(Math.PI / STEP)

/** Visits every dot of the globe from south to north, as the land table is ordered. Radians. */
export const eachDot = (visit: (longitude: number, latitude: number, index: number) => void) => {
  let index = 0
  for (let parallel = 0; parallel < PARALLELS; parallel += 1) {
    const latitude = (parallel + 0.5) * (Math.PI / PARALLELS) - Math.PI / 2
    const count = Math.max(1, Math.round((2 * Math.PI * Math.cos(latitude)) / STEP))
    for (let dot = 0; dot < count; dot += 1, index += 1)
      visit(((dot + 0.5) / count) * 2 * Math.PI - Math.PI, latitude, index)
  }
  return index
}
