import { blockBase, text, textWith, z } from 'pagework/blocks'

const length = () => z.number().positive()
/** The least and the greatest figure. */
const range = () => z.tuple([length(), length()])

const cabinetSchema = z.strictObject({
  /** Name of the cabinet, over its drawing. */
  name: text(),
  /** Use of the cabinet, in a few words. */
  use: text().optional(),
  /** Width and height in millimetres. */
  mm: z.tuple([length(), length()]),
  /** The least and the greatest depth in millimetres. Without it no side is drawn. */
  depth: range().optional(),
  /** The least and the greatest weight in kilograms. */
  kg: range(),
  /** Columns and rows of modules. Without them no joints are drawn. */
  modules: z.tuple([z.int().positive(), z.int().positive()]).optional(),
  /** Pixel pitches that the cabinet is made in. */
  pitches: z.array(text()).default([]),
})

/** Drawings of cabinets, to scale and with dimensions, made from figures when the page is published. */
export const schema = z.strictObject({
  ...blockBase('cabinet-drawing'),
  /** Heading over the drawings. */
  heading: text(),
  /** Sentence under the heading. */
  lead: text().optional(),
  /** The cabinets, in order. All are drawn to one scale. */
  cabinets: z.array(cabinetSchema).min(1),
  /** Name of the drawing for screen readers. */
  label: textWith('name').default('Drawing of the cabinet {name}'),
  /** A length in the drawing. `{length}` becomes the figure, or the least and the greatest figure. */
  length: textWith('length').default('{length} mm'),
  /** Line about the weight. `{weight}` becomes the least and the greatest figure. */
  weight: textWith('weight').default('{weight} kg'),
  /** Line about the pixel pitches. `{pitches}` becomes their names. */
  pitches: textWith('pitches').default('{pitches}'),
  /** Label of the links to each drawing as a file: DXF and SVG, for `{format}`. Without it there are none. */
  files: textWith('format').optional(),
  /** Word between the least and the greatest figure. */
  to: text().default('to'),
})
