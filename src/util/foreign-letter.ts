/** Returns the first letter of another script than that of a language and Latin. */
export function foreignLetter(text: string, tag: string): string | undefined {
  const { script = 'Latn' } = new Intl.Locale(tag).maximize()
  const classes = (joint[script] ?? [script]).map((one) => String.raw`\p{Script_Extensions=${one}}`)
  const own = new RegExp(String.raw`[${classes.join('')}\p{Script=Latin}]`, 'u')
  return text.match(/\p{L}/gu)?.find((letter) => !own.test(letter))
}

/** Scripts of languages that write several, by their joint name, which no pattern takes. */
const joint: Record<string, string[]> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}
