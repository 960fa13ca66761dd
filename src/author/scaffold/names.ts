/** A title as a file's name: `Food & Beverage` is `food-and-beverage`. */
export const hyphenated = (title: string) =>
  title
    .replaceAll('&', ' and ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** A name with hyphens as a prefix of section keys. */
export const underscored = (name: string) => name.replaceAll('-', '_').replace(/^(?=\d)/, 'n')

/** A name with hyphens as a name in code: `speed-dial` is `speedDial`. */
export const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())

/** The same as a component or type is called. */
export const pascal = (name: string) => camel(name).replace(/^./, (letter) => letter.toUpperCase())
