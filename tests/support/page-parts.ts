import type { ContentSection } from '../../schemas/content.ts'

/** A part of a general page: the text of a served section, fixed words, or both. */
export interface Part {
  /** The section's key. */
  section?: string
  /** A title of the page's config. */
  fixed?: string
  /** How the part shows the section's items: under headings, as words, or as figures with labels. */
  items?: 'headings' | 'labels' | 'figures'
  /** Index of the first item shown, and of the first item no longer shown. */
  from?: number
  to?: number
  /** Headings of the page's config under the title. */
  fixedItems?: string[]
  /** The button that closes the part. */
  button?: { label: string; to: string; asksForForm: boolean }
}

/** Returns the headings that the parts must show for these sections. */
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

/** Returns all texts that the parts must show, in order. */
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

/** Returns the first text that is missing after the previous one in the element, or undefined. */
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

/** Returns the text under a title: the rich text without markup, else the plain text. */
function wordsOf(
  text: Pick<ContentSection, 'description' | 'description_html'> | undefined,
): string | undefined {
  if (!text?.description_html) return text?.description
  const holder = document.createElement('div')
  holder.innerHTML = text.description_html
  return holder.textContent
}

/** Removes white space, which markup may add between words. */
const plain = (text: string) => text.replaceAll(/\s+/g, '')
