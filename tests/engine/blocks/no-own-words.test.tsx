import { fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import ownBlocks from 'virtual:own-blocks/blocks'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { EnquiryContext, idleEnquiryService } from '../../../block-library/contract/enquiry-context.ts'
import { ReportContext } from '../../../block-library/contract/report-context.ts'
import { WordsContext } from '../../../block-library/contract/words-context.tsx'
import { examples, type NamedExample } from '../../../src/author/studio/blocks/examples.ts'
import { readExamplePage } from '../../../src/author/studio/blocks/example-page.ts'
import { attachBehaviours } from '../../../src/runtime/app/attach-behaviours.ts'
import { readContent } from '../../../src/runtime/content/read-content.ts'
import { createSanitizer } from '../../../src/runtime/content/sanitizer.ts'
import { storageAddress } from '../../../src/runtime/content/storage-address.ts'
import { bind } from '../../../src/runtime/engine/bind.ts'
import { BlockList } from '../../../src/runtime/engine/block-list.tsx'
import { Shell } from '../../../src/runtime/shell/shell.tsx'
import { noContent } from '../../../block-library/contract/content-view.ts'
import { site as bakery } from '../../support/bakery.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { marked, markedSite, markedWords, unmarked, unmarkedIn } from '../../support/pseudo.ts'
import { oneOfEach } from '../../support/one-of-each.ts'
import { views } from '../../support/views.ts'

// Development has sentences of the engine, for authors.
beforeEach(() => vi.stubEnv('DEV', false))

// A pseudo-language: every text of the site and of its content is in marks, so that a text outside is the engine's own.
const site = { ...markedSite(bakery), siteWords: markedWords(bakery.siteWords) }

/** Binds an example whose options, content and words are marked. */
async function bindMarked({ example }: NamedExample) {
  const read = readExamplePage(example.block, { ...site, defaults: bakery.defaults })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const page = { ...read.value, title: marked(read.value.title), blocks: marked(read.value.blocks) }
  const source = {
    ...read.value.content,
    host: '',
    loadSanitizer: () => Promise.resolve(createSanitizer(window)),
  }
  const { content } = page.content
    ? await readContent(marked(example.sections ?? []), { ...page.content, ...source })
    : { content: noContent }
  const input = { content, visit: { params: {} }, ...marked(example.input) }
  return bind(page, { site, storage: (path) => storageAddress(path, ''), ...input })
}

// A site's own blocks may have words of their own: a site has a language.
describe.each(
  oneOfEach(
    examples.filter(({ type }) => !(type in ownBlocks)),
    ({ type }) => type,
  ),
)('$type: $name', (named) => {
  test('has only texts of the site, in each state', async () => {
    const { shown } = await bindMarked(named)
    const { container } = render(
      <MemoryRouter>
        <WordsContext value={site.words}>
          <EnquiryContext value={idleEnquiryService}>
            <ReportContext value={() => {}}>
              <BlockList views={views} blocks={shown} />
            </ReportContext>
          </EnquiryContext>
        </WordsContext>
      </MemoryRouter>,
    )
    expect(unmarkedIn(container)).toEqual([])
    const detach = attachBehaviours(document)
    for (const control of container.querySelectorAll('button, summary')) {
      fireEvent.click(control)
      expect(unmarkedIn(container), `after a press on ${control.textContent}`).toEqual([])
    }
    for (const field of container.querySelectorAll('input, textarea, select')) {
      fireEvent.change(field, { target: { value: '-1' } })
      fireEvent.error(field)
    }
    for (const picture of container.querySelectorAll('img')) fireEvent.error(picture)
    await Promise.resolve()
    // Lost pictures are reported.
    takeConsole()
    expect(unmarkedIn(container), 'with wrong values and lost pictures').toEqual([])
    detach()
  })
})

test('the shell has only texts of the site', () => {
  const { container } = render(
    <MemoryRouter>
      <WordsContext value={site.words}>
        <Shell site={site}>
          <p />
        </Shell>
      </WordsContext>
    </MemoryRouter>,
  )
  expect(unmarkedIn(container)).toEqual([])
})

test.each(['Close', '⟦Page⟧ of ⟦2⟧', '⟦a ⟦b⟧⟧ more'])('a text of the engine’s own is found: %s', (text) => {
  expect(unmarked(text)).not.toBe('')
})
