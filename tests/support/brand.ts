import { loadBrand } from '../../src/site/config/brand-file.ts'
import { root } from './root.ts'

/** The site's brand. */
export const brand = await loadBrand(root)
