import { describe, expect, test } from 'vitest'
import { bindSections } from '../../support/bind-page.ts'
import { deepFreeze } from '../../support/deep-freeze.ts'
import { detailPages } from '../../support/find-page.ts'
import { readServed } from '../../support/served-page.ts'
import { site } from '../../support/site-config.ts'

describe.each(detailPages)('bind of $path', (loaded) => {
  test('changes nothing of what it is given, and gives the same twice', async () => {
    const { sections } = await readServed(loaded.page)
    const [frozenPage, frozenContent] = [deepFreeze(loaded.page), deepFreeze(sections)]
    expect(bindSections(frozenPage, frozenContent, { site })).toEqual(
      bindSections(frozenPage, frozenContent, { site }),
    )
  })

  test('gives its blocks one level 1, before any level 2', async () => {
    const { shown } = bindSections(loaded.page, (await readServed(loaded.page)).sections, { site })
    const headed = shown.filter(({ heading }) => heading)
    expect(headed.map(({ level }) => level)).toEqual([1, ...headed.slice(1).map(() => 2)])
    expect(headed[0]?.type).toBe('hero')
  })
})
