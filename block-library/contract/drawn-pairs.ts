import type { BrandTokens, Ground } from '../../schemas/brand.ts'

type Colors = BrandTokens['color'] & BrandTokens['ground'][Ground]
type ColorName = Exclude<keyof Colors, '$type'>

/** Colours that stand on other colours in a state, and the least contrast that WCAG 2.2 AA asks for. */
export interface DrawnPairs {
  /** The state, and what is drawn. */
  state: string
  front: readonly ColorName[]
  /** `foot` is the gradient at the foot of a picture. */
  on: readonly (ColorName | 'foot')[]
  /** 4.5 for text, 3 for icons, edges and rings. */
  least: 3 | 4.5
  /** Drawn on the ground of the page alone: header, menus, tabs and footer have no other. */
  ofPage?: true
}
