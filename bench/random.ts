/** Generates pseudo-random numbers. Equal seeds give equal numbers. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  /** Returns an integer from 0 to `limit` - 1. */
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  return {
    below,
    /** Returns one of the choices. Throws when there are none. */
    pick: <T>(choices: readonly T[]): T => {
      const [chosen] = choices.slice(below(choices.length))
      if (chosen === undefined) throw new Error('There is nothing to choose from')
      return chosen
    },
  }
}

export type Random = ReturnType<typeof randomFrom>
