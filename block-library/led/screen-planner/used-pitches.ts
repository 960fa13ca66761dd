interface Built {
  places: readonly { key: string; label: string }[]
  cabinets: readonly { places: readonly string[]; pitches: readonly { name: string; nearM: number }[] }[]
}

/**
 * Returns every pitch with the places that use it, nearest first: for the form's list, and for the table that needs no
 * script.
 */
export function usedPitches({ places, cabinets }: Built) {
  const pitches = new Map(
    cabinets.flatMap((cabinet) => cabinet.pitches.map(({ name, nearM }) => [name, nearM] as const)),
  )
  const placesOf = (pitchName: string) => {
    const its = cabinets.filter((cabinet) => cabinet.pitches.some((pitch) => pitch.name === pitchName))
    const used = places.filter(({ key }) => its.some((cabinet) => cabinet.places.includes(key)))
    return { at: used.map((place) => place.key), places: used.map(({ label }) => label).join(', ') }
  }
  return Array.from(pitches, ([name, nearM]) => ({ name, nearM, ...placesOf(name) })).sort(
    (a, b) => a.nearM - b.nearM,
  )
}
