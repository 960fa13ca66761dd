import { join } from 'node:path'
import { loadBrand } from '../../src/site/config/brand-file.ts'
import { root } from './root.ts'

/** The brand of the bakery, for tests of the browser, too. */
export const brand = await loadBrand(join(root, 'tests/second-site'))
