/** Numbers that look random and are the same again for the same seed. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  /** A whole number below this one. */
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  return {
    below,
    /** One of these; throws where there is none. */
    pick: <T>(choices: readonly T[]): T => {
      const [chosen] = choices.slice(below(choices.length))
      if (chosen === undefined) throw new Error('There is nothing to choose from')
      return chosen
    },
  }
}

export type Random = ReturnType<typeof randomFrom>
