import { expect, test } from 'vitest'
import { bindSections } from '../../support/bind-page.ts'
import { deepFreeze } from '../../support/deep-freeze.ts'
import { detailPages } from '../../support/detail-pages.ts'
import { oneOfEach } from '../../support/one-of-each.ts'
import { readServed } from '../../support/served-page.ts'
import { kindOfAddress } from '../../support/site-addresses.ts'
import { pageAt, site } from '../../support/site-config.ts'

test.each(oneOfEach(detailPages, ({ path }) => kindOfAddress(path)))(
  'binding $path changes no input, gives the same twice, and one level 1 before any level 2',
  async ({ path }) => {
    const page = pageAt(path)
    const { sections } = await readServed(page)
    const bindFrozen = () => bindSections(deepFreeze(page), deepFreeze(sections), { site })
    const { shown, ...rest } = bindFrozen()
    expect(bindFrozen()).toEqual({ shown, ...rest })
    const headed = shown.filter(({ heading }) => heading)
    expect(headed.map(({ level }) => level)).toEqual([1, ...headed.slice(1).map(() => 2)])
    expect(headed[0]?.type).toBe('hero')
  },
)
