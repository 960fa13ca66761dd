import type { ContentSection } from '../../schemas/content.ts'

/** A part of a general page: what a served section says, fixed words, or both. */
export interface Part {
  /** The section's key. */
  section?: string
  /** A title of the page's own. */
  fixed?: string
  /** How the section's items stand there: under headings, as words alone, or as figures under their labels. */
  items?: 'headings' | 'labels' | 'figures'
  /** The first item shown, and the first that no longer is. */
  from?: number
  to?: number
  /** Headings under the title that the page itself brings. */
  fixedItems?: string[]
  /** The button that closes the part. */
  button?: { label: string; to: string; asksForForm: boolean }
}

/** The headings that the parts must show when the service sends these sections. */
export function partHeadings(parts: Part[], sections: ContentSection[]): string[] {
  return parts.flatMap((part, index) => {
    const served = sectionOf(part, sections)
    const items = part.items === 'headings' ? itemsOf(part, served).map(({ title }) => title) : []
    return [
      `h${index === 0 ? 1 : 2} ${part.fixed ?? served?.title}`,
      ...[...items, ...(part.fixedItems ?? [])].map((title) => `h3 ${title}`),
    ]
  })
}

/** All that the parts must say, in order. */
export function partTexts(parts: Part[], sections: ContentSection[]): string[] {
  return parts.flatMap((part) => {
    const served = sectionOf(part, sections)
    const lines = [
      part.fixed ?? served?.title,
      wordsOf(served),
      ...(part.items ? itemsOf(part, served) : []).flatMap((item) =>
        part.items === 'figures' ? [item.description, item.title] : [item.title, wordsOf(item)],
      ),
      ...(served?.faq_entries ?? []).flatMap(({ question, answer }) => [question, answer]),
      ...(part.fixedItems ?? []),
      part.button?.label,
    ]
    return lines.filter((line): line is string => Boolean(line))
  })
}

/** The first of the texts that the element does not say behind the one before it; undefined when it says all of them. */
export function firstUnsaid(element: HTMLElement, texts: string[]): string | undefined {
  const said = plain(element.textContent)
  let position = 0
  for (const text of texts) {
    const found = said.indexOf(plain(text), position)
    if (found < 0) return text
    position = found + plain(text).length
  }
  return undefined
}

function sectionOf({ section }: Part, sections: ContentSection[]): ContentSection | undefined {
  if (section === undefined) return undefined
  const found = sections.find((candidate) => candidate.section === section)
  if (!found) throw new Error(`The service sends no ${section}`)
  return found
}

const itemsOf = ({ from, to }: Part, section?: ContentSection) => (section?.images ?? []).slice(from, to)

/** What stands under a title: the rich text's words, else the plain ones. */
function wordsOf(
  text: Pick<ContentSection, 'description' | 'description_html'> | undefined,
): string | undefined {
  if (!text?.description_html) return text?.description
  const holder = document.createElement('div')
  holder.innerHTML = text.description_html
  return holder.textContent
}

/** Without white space, which mark-up may put anywhere between words. */
const plain = (text: string) => text.replaceAll(/\s+/g, '')
