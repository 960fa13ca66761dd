import { expect, test } from 'vitest'
import { examples } from '../../../src/author/workbench/examples.ts'
import { bindExample, renderExample } from '../../support/render-example.tsx'
import { spoken } from '../../support/spoken.ts'

/** No block says more than this; a reader that goes round in circles would. */
const most = 400

/** The first example of each way that a block is drawn. */
const views = await Promise.all(
  examples.map(async ({ example }) => (await bindExample(example)).shown[0]?.view),
)
const first = examples.filter((_, index) => views[index] && views.indexOf(views[index]) === index)

// A reviewed file each: what is said of a block changes only where somebody has read the change.
test.each(first)('$type: $name is spoken as it was reviewed', async ({ type, name, example }) => {
  const { container } = await renderExample(example)
  const phrases = await spoken(container, 'end of main', most)
  expect(phrases.length).toBeLessThan(most)
  await expect(`${phrases.join('\n')}\n`).toMatchFileSnapshot(
    `spoken/${type}-${name.replaceAll(/\W+/g, '-')}.txt`,
  )
})
