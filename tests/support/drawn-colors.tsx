import { JSDOM } from 'jsdom'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { WordsContext } from '../../block-library/contract/words-context.tsx'
import { bindExample } from '../../src/author/studio/blocks/example-page.ts'
import { examples } from '../../src/author/studio/blocks/examples.ts'
import { globalStyle } from '../../src/publish/app/global-style.ts'
import { createSanitizer } from '../../src/runtime/content/sanitizer.ts'
import { BlockList } from '../../src/runtime/engine/block-list.tsx'
import { Shell } from '../../src/runtime/shell/shell.tsx'
import type { Brand } from '../../src/site/config/read-brand.ts'
import { site } from './bakery.ts'
import { views } from './views.ts'

/** Returns a brand in which each colour token is another opaque colour, and the token of each colour. */
export function probe(brand: Brand) {
  const tokens = new Map<string, string>()
  const next = (name: string) => {
    const color = `#${(0x10_20_30 + tokens.size * 0x01_03_05).toString(16)}`
    tokens.set(color, name)
    return color
  }
  // Both grounds share names: a pair is the same on each.
  const colors = Object.fromEntries(
    Object.keys(brand.grounds[0]?.colors ?? {}).map((name) => [name, next(name)]),
  )
  const values = [...brand.values].map(([name, value]): [string, string] =>
    /^#[0-9a-f]{6,8}$/.test(value)
      ? [name, next(name.slice(2).replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()))]
      : [name, value],
  )
  const grounds = brand.grounds.map(({ name }) => ({ name, colors }))
  return { brand: { ...brand, grounds, values: new Map(values) }, tokens }
}

/** Renders the shell around every example, with the styles of a brand. */
export async function everyExample(brand: Brand): Promise<string> {
  const { window } = new JSDOM('')
  const blocks = []
  for (const { type, name, example } of examples) {
    const { shown } = await bindExample(example, site, () => Promise.resolve(createSanitizer(window)))
    blocks.push(...shown.map((block) => ({ ...block, id: `${type}-${name}`.replaceAll(/\W+/g, '-') })))
  }
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <MemoryRouter>
        <WordsContext value={site.words}>
          <Shell site={site}>
            <BlockList views={views} blocks={blocks} />
          </Shell>
        </WordsContext>
      </MemoryRouter>,
    ),
  )
  const styles = sheet.getStyleTags()
  sheet.seal()
  return `<!doctype html><html><head><style>${globalStyle(brand)}</style>${styles}</head><body>${html}</body></html>`
}
