import { brandFile, onceFor, type AnswerEntry, type JoinedSite } from 'pagework/rules'

/** A text that a visitor or a search engine reads. */
export interface SiteText {
  file: string
  /** Path of the text in the file's value. */
  path: (string | number)[]
  text: string
  /** Texts beside and above it: an answer's question, the title of an option's questions. */
  around: string
}

/** Fields with addresses, names for programs, and dates. */
const unread = new Set(
  '$schema section image url src id slug href to endpoint prefix type kind variant name file icon webm mp4 created_at readTime email embed'.split(
    ' ',
  ),
)

/** A file with texts. */
export interface TextFile {
  file: string
  /** The parts of the file's value that have texts, with their paths. */
  parts: Pick<AnswerEntry, 'value' | 'path'>[]
  /** Returns every text, without HTML tags. */
  texts: () => SiteText[]
}

/** Returns the files of the configs and of the content. */
export const textFiles = onceFor(({ files, answers }: JoinedSite): TextFile[] => {
  // Design tokens are no texts.
  const configs = files.filter(({ file }) => file.startsWith('page-configs/') && file !== brandFile)
  return [
    ...configs.map(({ file, input }) => textFile(file, [{ value: input, path: [] }])),
    ...Array.from(answers.values(), ({ place, entries }) => textFile(place, entries)),
  ]
})

const textFile = (file: string, parts: TextFile['parts']): TextFile => ({
  file,
  parts,
  texts: () => parts.flatMap(({ value, path }) => textsIn(file, value, path)),
})

function textsIn(
  file: string,
  value: unknown,
  path: readonly (string | number)[] = [],
  around: readonly string[] = [],
): SiteText[] {
  if (typeof value === 'string')
    return [{ file, path: [...path], text: plain(value), around: around.join(' ') }]
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsIn(file, item, [...path, index], around))
  if (typeof value !== 'object' || value === null) return []
  // A figure is read with its label.
  if ('value' in value && 'label' in value)
    return textsIn(file, [value.value, value.label].join(' '), path, around)
  // A cell of a table is read with the name of its row.
  if ('cells' in value && Array.isArray(value.cells) && 'name' in value) {
    const { name, cells, ...rest } = value
    const row = cells.flatMap((cell, at) =>
      textsIn(file, `${cell} ${String(name)}`, [...path, 'cells', at], around),
    )
    return [...row, ...textsIn(file, rest, path, around)]
  }
  const read = Object.entries(value).filter(([key]) => !unread.has(key))
  const own = read.flatMap(([, text]) => (typeof text === 'string' ? [plain(text)] : []))
  return read.flatMap(([key, item]) => textsIn(file, item, [...path, key], [...around, ...own]))
}

/** Removes HTML and replaces non-breaking spaces. */
const plain = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()

/** Returns the sentences of a text. A decimal point does not end a sentence. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!;])\s+|\n+/).filter(Boolean)
