import type { BoundPage } from '../../runtime/engine/bind.ts'
import { textlessArticle } from '../textless-article.ts'
import { textsIn } from '../../util/texts-in.ts'
import { defineRule } from '../rule.ts'

export const emptyPage = defineRule({
  summary: 'Every page has words to read.',
  severity: 'error',
  reads: 'content',
  scope: 'page',
  docs: `
    A page with fewer than 25 words in its blocks has nothing for a visitor to read, and nothing for a search engine to find. It is
    usually a page whose content is missing or hidden. Add content, remove the page, or set \`noindex\`.`,
  *check({ joined, config }) {
    for (const joinedPage of joined) {
      const { loaded, bound, pathname, content } = joinedPage
      const { file, path, page } = loaded
      // `empty-article` reports an article without text.
      if (textlessArticle(joinedPage)) continue
      // Other rules report a page whose content did not come.
      const isWithoutContent =
        page.content && content.sections.size + content.articles.length + content.gallery.length === 0
      const words = wordsIn(bound)
      if (page.noindex || isWithoutContent || bound.missing.length > 0 || words >= MIN_WORDS) continue
      yield {
        file,
        path: ['blocks'],
        problem: `the page is nearly empty${pathname === path ? '' : ` at ${pathname}`}`,
        expected: `at least ${MIN_WORDS} words in its blocks`,
        received: String(words),
        // A block ends without an edit: a publish at that moment must not fail.
        ...(config.unshown?.some(({ loaded: other }) => other.file === file) && { severity: 'warning' }),
      }
    }
  },
})

const MIN_WORDS = 25

/** Counts the words in the texts of a page's blocks, until they are enough. */
function wordsIn({ shown }: BoundPage): number {
  let words = 0
  for (const { props } of shown) if (words < MIN_WORDS) words += wordsOf(props)
  return words
}

/** Number of words in the texts of a block. Addresses and alternative texts are not read as text. */
const wordsOf = (props: unknown) =>
  textsIn('', props)
    .filter(({ text, path }) => !isAddress.test(text) && path.at(-1) !== 'alt')
    .flatMap(({ text }) => text.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []).length

/** A text without spaces that holds a slash or a hash. */
const isAddress = /^\S*[/#]\S*$/
