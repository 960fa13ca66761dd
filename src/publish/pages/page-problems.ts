import type { RenderedPage } from '../render/entry-server.tsx'
import type { JoinedPage } from '../../site/joined/joined-site.ts'

/** A page with fewer words than these says nothing to a reader, nor to a search engine. */
const fewestWords = 25

/** What keeps a rendered page from being published: it came out nearly empty. A text per problem. */
export function pageProblems(
  { loaded: { page }, content }: Pick<JoinedPage, 'loaded' | 'content'>,
  { html, unsent }: Pick<RenderedPage, 'html' | 'unsent'>,
): string[] {
  const problems: string[] = []
  const words = wordsIn(/<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
  if (words < fewestWords) {
    problems.push(`nearly empty\n  expected  at least ${fewestWords} words in <main>\n  received  ${words}`)
  }
  const headlines = html.split(/<h1\b/).length - 1
  if (headlines !== 1) problems.push(`no one headline\n  expected  one <h1>\n  received  ${headlines}`)

  if (unsent.length > 0) {
    const sent = [...content.sections.keys()].join(', ') || 'no section at all'
    problems.push(
      `none of its sections came from /api/${page.content?.endpoint}\n  expected  ${unsent.join(', ')}\n  received  ${sent}`,
    )
  }
  return problems
}

function wordsIn(html: string): number {
  return html.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
