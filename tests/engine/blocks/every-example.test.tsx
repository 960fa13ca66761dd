import { render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, test, vi } from 'vitest'
import { ReportContext, type SiteEvent } from '../../../block-library/contract/report-context.ts'
import { BlockList } from '../../../src/runtime/engine/block-list.tsx'
import { examples } from '../../../src/author/studio/blocks/examples.ts'
import { htmlRules } from '../../../src/author/commands/check/html-rules.ts'
import { oneOfEach } from '../../support/one-of-each.ts'
import { bindExample, renderExample } from '../../support/render-example.tsx'
import { Surroundings } from '../../support/surroundings.tsx'
import { views } from '../../support/views.ts'

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules))

const axeOptions: axe.RunOptions = {
  // jsdom has no layout and no colours. A browser test measures contrast.
  rules: { 'color-contrast': { enabled: false } },
  // jsdom loads no film and no map, and axe would wait for them.
  preload: false,
  iframes: false,
}

/** Binds an example once, and renders it once in each place where it may be. */
function look(example: (typeof examples)[number]['example']) {
  const bound = once(() => bindExample(example))
  return {
    bound,
    /**
     * Renders the example as the only block of its page. Adds the page's headline where the example has none, as the
     * page view does.
     */
    alone: once(async () => {
      const { shown, hasHeadline } = await bound()
      const report = vi.fn<(event: SiteEvent) => void>()
      const { container } = render(
        <Surroundings>
          <ReportContext value={report}>
            <main>
              {!hasHeadline && <h1>Example</h1>}
              <BlockList views={views} blocks={shown} />
            </main>
          </ReportContext>
        </Surroundings>,
      )
      const isThere = container.querySelector(`#${example.block.id}`) !== null
      return { report, isThere, html: container.innerHTML, levels: levelsIn(container) }
    }),
    /** Renders the example below the page's headline, its usual place. */
    below: once(async () => {
      const { shown } = await bound()
      const { container } = render(
        <Surroundings>
          <main>
            <h1>Example</h1>
            <BlockList views={views} blocks={shown.map((block) => ({ ...block, level: 2 }))} />
          </main>
        </Surroundings>,
      )
      const { violations } = await axe.run(container, axeOptions)
      return { violations, levels: levelsIn(container) }
    }),
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** Repeats the first entry of every list, as the editor does. Pairs of numbers are no lists. */
function withRepeats(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map(withRepeats)
    return typeof value[0] === 'number' ? entries : [...entries.slice(0, 1), ...entries]
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withRepeats(part)]))
}

const levelsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName.slice(1)))

test.each(examples.filter(({ name }) => name.endsWith('heading of the page where the section has none')))(
  '$type, $name',
  async ({ example: { block, ...rest } }) => {
    const heading = 'fallbackHeading' in block ? (block.fallbackHeading ?? '') : ''
    await renderExample({ block, ...rest })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading.replace('{title}', 'Example'))
  },
)

describe.each(oneOfEach(examples, ({ type }) => type))('$type, $name', ({ type, example }) => {
  const { bound, alone, below } = look(example)

  test('carries its own type', () => {
    expect(example.block.type).toBe(type)
  })

  test('binds without oddities, and is shown or hidden as declared', async () => {
    const { shown, hidden, oddities } = await bound()
    expect(oddities).toEqual([])
    const ids = [example.block.id]
    expect(shown.map(({ id }) => id)).toEqual(example.hidden ? [] : ids)
    expect(hidden.map(({ id }) => id)).toEqual(example.hidden ? ids : [])
  })

  test('renders without a crash', async () => {
    const { report, isThere } = await alone()
    expect(report).not.toHaveBeenCalled()
    expect(isThere).toBe(example.hidden !== true)
  })

  test.each(['block', 'sections', 'input'] as const)('draws entries twice, of %s', async (part) => {
    const repeated = { ...example, [part]: withRepeats(example[part]) }
    // The schema refuses some lists. React would report keys that are equal.
    const { shown } = await bindExample(repeated).catch(() => ({ shown: [] }))
    const rendering = () =>
      render(
        <Surroundings>
          <BlockList views={views} blocks={shown} />
        </Surroundings>,
      )
    expect(rendering).not.toThrow()
  })

  test('is valid HTML', async () => {
    const { results } = await validator.validateString((await alone()).html)
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(problems).toEqual([])
  })

  test('passes axe-core', async () => {
    const { violations } = await below()
    const objections = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
    expect(objections).toEqual([])
  })

  test.each([
    ['first on its page', alone],
    ['below the headline', below],
  ])('has one h1 and skips no heading level, %s', async (_place, lookThere) => {
    const { levels } = await lookThere()
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(skips).toEqual([])
  })
})
