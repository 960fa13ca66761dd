import { expect, test, vi } from 'vitest'
import { examples } from '../../../src/author/studio/blocks/examples.ts'
import { bindExample, renderExample } from '../../support/render-example.tsx'
import { spoken } from '../../support/spoken.ts'

/** Maximum phrases of a block. An endless cycle exceeds it. */
const most = 400

/** The first example of each view of a block. */
const views = await Promise.all(
  examples.map(async ({ type, example }) => {
    const [block] = (await bindExample(example)).shown
    return block && `${type}/${block.view}`
  }),
)
const first = examples.filter((_, index) => views[index] && views.indexOf(views[index]) === index)

// Each block has a reviewed file: a reviewer must approve every change of its spoken text.
test.each(first)('$type: $name is spoken as it was reviewed', async ({ type, name, example }) => {
  const { container } = await renderExample(example)
  await vi.dynamicImportSettled()
  const phrases = await spoken(container, 'end of main', most)
  expect(phrases.length).toBeLessThan(most)
  await expect(`${phrases.join('\n')}\n`).toMatchFileSnapshot(
    `spoken/${type}-${name.replaceAll(/\W+/g, '-')}.txt`,
  )
})
