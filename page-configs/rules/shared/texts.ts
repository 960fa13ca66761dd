import { brandFile, onceFor, type JoinedSite } from 'pagework/rules'

/** A text that a visitor or a search engine reads, without HTML tags. */
export interface SiteText {
  text: string
  place: Place
}

/**
 * Place of a value in a file; undefined for the value of the file itself. Its path is computed only for
 * findings, because few texts have one.
 */
type Place = { above: Place; key: string | number } | undefined

/** Fields with addresses, names for programs, and dates. */
const unread = new Set(
  '$schema section image url src id slug href to endpoint prefix type kind variant name file icon webm mp4 created_at readTime email embed'.split(
    ' ',
  ),
)

/** A file with texts. */
export interface TextFile {
  file: string
  /** Returns every text. */
  texts: () => SiteText[]
}

/** Returns the files of the configs and of the content. */
export const textFiles = onceFor(({ files, answers }: JoinedSite): TextFile[] => {
  // Design tokens are no texts.
  const configs = files.filter(({ file }) => file.startsWith('page-configs/') && file !== brandFile)
  return [
    ...configs.map(textFile),
    ...Array.from(answers.values(), ({ place, entries }) => ({
      file: place,
      texts: () => entries.flatMap(({ value, path }) => textsIn(value, placeAt(path))),
    })),
  ]
})

/** In development a file that has not changed is the same object. Its texts and their findings are those of the last edit. */
const textFile = onceFor(({ file, input }: JoinedSite['files'][number]): TextFile => ({
  file,
  texts: () => textsIn(input),
}))

/** Returns the path of a place in the value of its file. */
export const pathOf = (place: Place): (string | number)[] =>
  place ? [...pathOf(place.above), place.key] : []

const placeAt = (path: readonly (string | number)[]) =>
  path.reduce<Place>((above, key) => ({ above, key }), undefined)

function textsIn(value: unknown, place?: Place, texts: SiteText[] = []): SiteText[] {
  if (typeof value === 'string' && !isAddress(value)) texts.push({ text: plain(value), place })
  if (typeof value !== 'object' || value === null) return texts
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) textsIn(item, { above: place, key: index }, texts)
  // A figure is read with its label.
  else if ('value' in value && 'label' in value) textsIn([value.value, value.label].join(' '), place, texts)
  // A cell of a table is read with the name of its row.
  else if ('cells' in value && Array.isArray(value.cells) && 'name' in value) {
    const { name, cells, ...rest } = value
    for (const [key, cell] of cells.entries())
      textsIn(`${cell} ${String(name)}`, { above: { above: place, key: 'cells' }, key }, texts)
    textsIn(rest, place, texts)
  } else
    for (const [key, item] of Object.entries(value))
      if (!unread.has(key)) textsIn(item, { above: place, key }, texts)
  return texts
}

/** Whether a value is an address of a page or a file, whose codes, such as `%C3`, are no numbers. */
const isAddress = (value: string) => /^(?:[a-z][a-z0-9+.-]*:\/)?\/\S*$/i.test(value)

/** Removes HTML and replaces non-breaking spaces. */
const plain = (text: string) =>
  (isPlain(text)
    ? text
    : text
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/[\u00A0\u202F]/g, ' ')
        .replaceAll(/ {2,}/g, ' ')
  ).trim()

const isPlain = (text: string) => !/[<\u00A0\u202F]| {2}/.test(text)

/** Returns the sentences of a text. A decimal point does not end a sentence. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!;])\s+|\n+/).filter(Boolean)
