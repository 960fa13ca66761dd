import { expect, test } from 'vitest'
import { bakeryInTwoLanguages, readTranslated, translate } from '../../support/translated-site.ts'

test('a page exists in each language in which its texts are', async () => {
  const root = bakeryInTwoLanguages()
  expect((await readTranslated(root)).translated).toEqual([])
  await translate(root)
  const site = await readTranslated(root)
  console.log(site.joined.map(({ pathname }) => pathname), site.translated.map(({ pathname, loaded }) => [pathname, loaded.page.blocks.filter(b => b.lang).map(b => b.id)]))
  console.log(JSON.stringify(site.translated[0]?.bound.shown.slice(0, 3), null, 1), site.translated[0]?.alternates, site.translated[0]?.endpoint)
})
