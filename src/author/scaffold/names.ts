/** Converts a title in Latin letters to a file name: `Food and Beverage` becomes `food-and-beverage`. */
export const hyphenated = (title: string) =>
  title
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Converts a name with hyphens to a prefix of section keys: `price-list` becomes `price_list`. */
export const underscored = (name: string) => name.replaceAll('-', '_').replace(/^(?=\d)/, 'n')

/** Converts a name with hyphens to a name in code: `speed-dial` becomes `speedDial`. */
export const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, 'n')

/** Converts a name with hyphens to the name of a component or type: `speed-dial` becomes `SpeedDial`. */
export const pascal = (name: string) => camel(name).replace(/^./, (letter) => letter.toUpperCase())
