import { expect, test } from 'vitest'
import { blocks, framesOf, needsOf, skeletonsOf, trailOf } from '../../../block-library/blocks.ts'
import { bindExample } from '../../../src/author/workbench/example-page.ts'
import { examplesOf } from '../../../src/author/workbench/examples.ts'
import { outlined } from '../../support/outlined.ts'
import { site as ownSite } from '../../support/fixture-site.ts'

/** The site settings with every optional value about the company. */
const site = {
  ...ownSite,
  company: {
    facts: [{ label: 'GSTIN', value: '33ABCDE1234F1Z5' }],
    hours: 'Monday to Friday',
    responseTime: 'by noon',
    addresses: [{ city: ownSite.cities[1] ?? '', street: '12 Mount Road' }],
  },
}

/** Other tests check sanitising: no binder reads rich text. */
const asItIs = () => Promise.resolve((html: string) => ({ __html: html }))

// Each type has a reviewed file, which `--update` writes: a reviewer must approve every change.
test.each(Object.keys(blocks))('what the examples of %s become is as it was reviewed', async (type) => {
  const said: string[] = []
  const usual = new Set<string>()
  for (const [name, example] of Object.entries(examplesOf(type))) {
    const { page, shown, hidden, refused, missing, facts, pictures, ...bound } = await bindExample(
      example,
      site,
      asItIs,
    )
    const lines = [
      ...shown.flatMap(({ props, ...block }) => outlined({ ...block, ...props })),
      ...outlined({ hidden, refused, missing, facts, portrait: pictures.portrait, name: bound.name }),
      ...outlined({ skeletons: skeletonsOf(page.blocks), needs: needsOf(page.blocks) }),
      ...outlined({ frames: framesOf(page.blocks), trail: trailOf(page.blocks) }),
    ]
    // Other examples show only their differences from the first.
    said.push(`# ${name}`, ...lines.filter((line) => !usual.has(line)), '')
    if (usual.size === 0) for (const line of lines) usual.add(line)
  }
  await expect(said.join('\n')).toMatchFileSnapshot(`bound-examples/${type}.txt`)
})
