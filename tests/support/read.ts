import { contentContract } from '../../schemas/content.ts'
import { readContent, type ReadOptions } from '../../src/runtime/content/read-content.ts'

/** Marks sanitised text. */
const mark = (html: string) => ({ __html: `[safe]${html}` })

/** Reads an answer as a page does: by default a bare list of sections. */
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

/** Returns the items of a single section with these images. */
export async function readItems(images: unknown, options: Partial<ReadOptions> = {}) {
  const { sections, oddities } = await read([{ section: 'a_section1', images }], options)
  return { items: sections.get('a_section1')?.items ?? [], oddities }
}

/** Reads sections by the contract alone. */
export function readSections(sections: unknown) {
  const contract = contentContract()
  return contract.read(contract.lists.sections, sections)
}
