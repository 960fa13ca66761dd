/**
 * Returns why a name cannot be the end of an address and the name of its published file; undefined for a usable name.
 * The published folder must be the same on each system, and each host must find the file.
 */
export function nameProblem(name: string): string | undefined {
  const sign = /["*/:<>?\\|\p{Cc}\p{Cs}]/u.exec(name)?.[0]
  if (sign !== undefined) return `no file on every system can have ${shown(sign)} in its name`
  const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/.exec(name)?.[0]
  if (invisible !== undefined) return `nobody sees the sign ${shown(invisible)} in it`
  if (/^[.\s]|[.\s]$/.test(name))
    return 'servers and disks change a dot or a blank at the beginning or end of a name'
  const [ending] = /\.(?:html|br|gz)$/i.exec(name) ?? []
  if (ending !== undefined) return `servers read the ending ${ending} as that of a file`
  if (/^index$/i.test(name)) return 'servers answer the address of the folder with a file of this name'
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)) return 'Windows reserves this name for a device'
  const bytes = new TextEncoder().encode(name).length
  return bytes > MAX_NAME_BYTES
    ? `it has ${bytes} bytes, and a file name at most ${MAX_NAME_BYTES}`
    : undefined
}

/** Maximum bytes of a name. Disks allow 255, with the endings of a page and of its compressed copy. */
const MAX_NAME_BYTES = 255 - '.html.gz'.length

const shown = (character: string) => (/[\p{C}\p{M}]/u.test(character) ? codePoint(character) : character)

/** Returns a character's code point, `U+00AD`. */
export const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
