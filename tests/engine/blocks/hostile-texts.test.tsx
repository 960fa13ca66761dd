import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { articleListExamples } from '../../../block-library/article-list/examples.ts'
import { featureAccordionExamples } from '../../../block-library/feature-accordion/examples.ts'
import { industryTilesExamples } from '../../../block-library/industry-tiles/examples.ts'
import { statisticsExamples } from '../../../block-library/statistics/examples.ts'
import { BlockList } from '../../../src/runtime/engine/block-list.tsx'
import type { BoundBlock } from '../../../src/runtime/engine/bind.ts'
import { read } from '../../support/read.ts'
import { bindExample } from '../../support/render-example.tsx'
import { Surroundings } from '../../support/surroundings.tsx'
import { views } from '../../support/views.ts'

/** Hydrates the published page as the browser parses it. Returns the page and React's complaints. */
async function hydrate(blocks: BoundBlock[]) {
  const page = (
    <Surroundings>
      <BlockList views={views} blocks={blocks} />
    </Surroundings>
  )
  // The page is encoded as UTF-8 and read by the HTML parser.
  const html = Buffer.from(renderToString(page)).toString()
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const faults: unknown[] = []
  const root = await act(() =>
    hydrateRoot(container, page, { onRecoverableError: (error) => faults.push(error) }),
  )
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
  })
  return { faults, text: container.textContent }
}

const hostile: [string, string][] = [
  ['half a character', 'Wall\uD83D'],
  ['a NUL', 'Wall\0'],
  ['nothing but a NUL', '\0'],
  ['line ends of old', 'Wall\r\nand\rfloor'],
  ['control characters', '\u0008Wall\u001B[0m'],
  ['tags and entities', '</li></ul><script>&amp;&lt;'],
  ['a comment', '<!--Wall-->'],
  ['a text longer than a parser’s text node', 'Wall '.repeat(40_000)],
]

test.each(hostile)('%s as a text is escaped as by React', async (_, title) => {
  const images = [
    { title, description: title },
    { title: `Second ${title}`, description: title },
  ]
  const sections = [{ section: 'example_section5', title, description: title, images }]
  const { shown } = await bindExample({ ...featureAccordionExamples.default, sections })
  expect((await hydrate(shown)).faults).toEqual([])

  const content = await read([{ id: 1, title, desc: title, readTime: title }], { kind: 'articles' })
  const list = await bindExample({ ...articleListExamples.default, input: { content } })
  expect((await hydrate(list.shown)).faults).toEqual([])
})

test.each([
  '<li>Outside a list',
  '<p>A</p><dd>A description</dd><dt>A term',
  '<ul><li>In a list<ul><li>In another</ul></ul>',
  '<table><tr><td><li>In a table</table>',
  '</div></li></ul><p>Out of its block',
])('%s as rich text stays within its block', async (description_html) => {
  const images = [{ title: 'A', description_html }, { title: 'B' }]
  const features = [{ section: 'example_section5', images }]
  const { shown } = await bindExample({ ...featureAccordionExamples.default, sections: features })
  expect((await hydrate(shown)).faults).toEqual([])
  const figures = await bindExample({ ...statisticsExamples.default, sections: features })
  expect((await hydrate(figures.shown)).faults).toEqual([])
})

test('the circle shows the whole first character, also one of two UTF-16 units', async () => {
  const sections = [{ section: 'example_section3', images: [{ title: '𝒳igi' }] }]
  const { shown } = await bindExample({ ...industryTilesExamples.default, sections })
  const { faults, text } = await hydrate(shown)
  expect(faults).toEqual([])
  expect(text).toContain('𝒳𝒳igi')
})
