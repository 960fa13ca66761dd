import { textsOf } from '../../site/content/picture-rule.ts'
import { keepUnits } from '../../../schemas/shared/keep-units.ts'
import { sectionOf } from '../../site/joined/section-of.ts'
import { textsSent } from '../../site/joined/content-parts.ts'
import type { JoinedPage } from '../../site/joined/joined-site.ts'
import { defineRule } from '../rule.ts'
import { samplePrefix } from '../sample-prefix.ts'

export const copiedOpening = defineRule({
  summary: 'No two pages open with the same text.',
  severity: 'warning',
  reads: 'content',
  docs: `
    A new page often begins as a copy. If its first text is still that of the other page, visitors believe that the link was wrong.
    Search engines list only one of the two. Texts of fewer than 80 characters and pages of one endpoint are not compared.

    Write a text of its own for the page.`,
  *check({ joined, answers }) {
    const first = new Map<string, JoinedPage>()
    for (const page of joined.filter(isWritten)) {
      const answer = answers.get(page.endpoint ?? '')
      const copied = openingTexts(page).flatMap(({ id, text }) => {
        const twin = first.get(text)
        if (!twin) first.set(text, page)
        // `address-clash` reports pages of one address.
        const isCopy = twin && !(answer && twin.endpoint === page.endpoint) && twin.pathname !== page.pathname
        return isCopy ? [{ id, text, twin }] : []
      })
      const [copy] = copied
      if (!copy) continue
      const { id, text, twin } = copy
      const sent = answer && textsSent(answer).find((one) => keepUnits(one.text.trim()) === text)
      const index = page.loaded.page.blocks.findIndex((block) => block.id === id)
      yield {
        ...(sent
          ? { file: answer.place, path: sent.path }
          : { file: page.loaded.file, path: ['blocks', index] }),
        problem: `${page.pathname} opens with the text of ${twin.pathname}`,
        value: text,
      }
    }
  },
})

/** Number of blocks that open a page: breadcrumbs may stand above the hero. */
const OPENING_BLOCKS = 2

/** Minimum number of characters of a text that two pages do not share by chance. */
const MIN_LENGTH = 80

/** Whether a page has a config of its own. Other pages quote articles as their teasers. */
const isWritten = ({ pathname, params }: JoinedPage) => pathname !== '*' && Object.keys(params).length === 0

/** `sample-text` reports texts that still have to be written. */
const isCompared = (text: string) => text.length >= MIN_LENGTH && !text.startsWith(samplePrefix)

interface Opening {
  /** Id of the block. */
  id: string
  text: string
}

/** Returns the long texts of the first blocks, and the plain descriptions of their sections even if rich text is shown. */
function openingTexts({ bound, content, loaded: { page } }: JoinedPage): Opening[] {
  return bound.shown.slice(0, OPENING_BLOCKS).flatMap(({ id, props }) => {
    const block = page.blocks.find((one) => one.id === id)
    const section = block && content.sections.get(sectionOf(block, page) ?? '')
    const texts = [...textsOf(props), section?.description ?? ''].map((text) => keepUnits(text.trim()))
    return [...new Set(texts)].filter(isCompared).map((text) => ({ id, text }))
  })
}
