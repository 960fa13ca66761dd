import { readContent, type ReadOptions } from '../../src/runtime/content/read-content.ts'

/** Marks what has been through the sanitiser. */
const mark = (html: string) => ({ __html: `[safe]${html}` })

/** Reads an answer as a page would: a bare list of sections, unless told otherwise. */
export async function read(answer: unknown, options: Partial<ReadOptions> = {}) {
  const { content, oddities } = await readContent(answer, {
    kind: 'sections',
    envelope: 'list',
    imageField: 'image',
    host: 'https://content.example',
    loadSanitizer: () => Promise.resolve(mark),
    ...options,
  })
  return { ...content, oddities: oddities.map(({ what }) => what) }
}

/** The items of the only section, read from these images. */
export async function readItems(images: unknown, options: Partial<ReadOptions> = {}) {
  const { sections, oddities } = await read([{ section: 'a_section1', images }], options)
  return { items: sections.get('a_section1')?.items ?? [], oddities }
}
