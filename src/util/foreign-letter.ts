/** Returns the first letter of another script than that of a language and Latin. */
export function foreignLetter(text: string, tag: string): string | undefined {
  const pattern = patterns.get(tag) ?? patternOf(tag)
  patterns.set(tag, pattern)
  return pattern.exec(text)?.[0]
}

/** Patterns by language. */
const patterns = new Map<string, RegExp>()

function patternOf(tag: string): RegExp {
  const { script = 'Latn' } = new Intl.Locale(tag).maximize()
  const classes = (joint[script] ?? [script]).map((name) => String.raw`\p{Script_Extensions=${name}}`)
  return new RegExp(String.raw`(?![${classes.join('')}\p{Script=Latin}])\p{L}`, 'u')
}

/** Scripts that a language mixes, by their joint name, which patterns do not know. */
const joint: Record<string, string[]> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}
