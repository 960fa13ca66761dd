import { defineBlock, keepUnits, type BindContext, type OptionsOf } from 'pagework/blocks'
import { drawCabinet, GAP_MM } from './draw-cabinet.ts'
import { drawingFiles } from './drawing-files.ts'
import type { schema } from './schema.ts'

export const block = defineBlock({
  type: 'cabinet-drawing',
  bind: bindCabinetDrawing,
  views: { view: () => import('./view.tsx') },
})

/** Millimetres around a drawing for its dimensions. */
const MARGIN_MM = GAP_MM + 80

/** Returns the drawings of the config's cabinets, all in a frame of one width, so that they have one scale. */
export function bindCabinetDrawing(options: OptionsOf<typeof schema>, { site }: BindContext) {
  const { heading, lead, cabinets, label, length, weight, pitches, files, to } = options
  const figures = (value: number | readonly number[]) =>
    [value]
      .flat()
      .map((figure) => figure.toLocaleString(site.numbers ?? site.language))
      .join(` ${to} `)
  const drawings = cabinets.map((cabinet) => {
    const drawn = drawCabinet(cabinet)
    const { dimensions, ...drawing } = drawn
    return {
      name: cabinet.name,
      label: label.replace('{name}', () => cabinet.name),
      ...drawing,
      dimensions: dimensions.map(({ length: mm, ...line }) => ({
        ...line,
        label: keepUnits(length.replace('{length}', figures(mm))),
      })),
      files: files
        ? drawingFiles(drawn).map(({ format, ...file }) => ({
            ...file,
            label: files.replace('{format}', format),
          }))
        : [],
      lines: [
        cabinet.use,
        keepUnits(weight.replace('{weight}', figures(cabinet.kg))),
        cabinet.pitches.length > 0 && pitches.replace('{pitches}', cabinet.pitches.join(', ')),
      ].filter((line) => typeof line === 'string'),
    }
  })
  const widest = Math.max(...drawings.map(({ front, side }) => (side ? side.x + side.depth : front[0])))
  const frame = { width: widest + 2 * MARGIN_MM, beside: MARGIN_MM, above: 40, below: MARGIN_MM }
  return { heading, props: { lead, frame, drawings } }
}
