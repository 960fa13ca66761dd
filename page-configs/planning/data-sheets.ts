import type { definePage } from 'pagework'
import { drawnCabinets, textOf } from './sheets.ts'
import { rows, specifications } from './specifications.ts'

/*
 * Data sheet of each product line, made from its specification: `/products/…/data-sheet` is one sheet to print or to
 * save as PDF. Pages of products and sectors link to it.
 */

type Line = keyof typeof specifications

const nameOf = (line: Line) => `Data sheet: ${specifications[line].name}`
const addressOf = (line: Line) => `${specifications[line].to}/data-sheet`

/** Link to a data sheet under the specification of its product. */
export const sheetLink = (line: Line) => ({ label: 'Data sheet to print', to: addressOf(line) })

/** Link to a data sheet among other links of a sector. */
export const sheetCard = (line: Line) => ({
  label: nameOf(line),
  text: 'One sheet to print',
  to: addressOf(line),
})

/** Link from a sector to the drawings on a data sheet, which are files too. */
export const drawingLink = (line: Line) => ({
  label: 'Cabinet drawing',
  to: `${addressOf(line)}#cabinet-drawing`,
})

/** Returns the page of a data sheet: the specification with a column for the screen itself, and the cabinets to scale. */
export function dataSheet(line: Line): Parameters<typeof definePage>[0] {
  const { name: product, to, values } = specifications[line]
  const cabinets = drawnCabinets.filter((cabinet) => values.cabinet.includes(cabinet.name))
  return {
    kind: 'products',
    title: nameOf(line),
    // It repeats the specification of its product, which a search should find.
    noindex: true,
    head: {
      title: `${product}: Data Sheet | Xigi`,
      description: `${product}, line by line: pitch, brightness, weight, power and service on one sheet to print, with a column for your screen.`,
    },
    blocks: [
      { type: 'breadcrumb', current: 'Data sheet', parents: [{ label: product, to }] },
      {
        type: 'sheet',
        id: 'data-sheet',
        heading: nameOf(line),
        lead: 'Typical values, and a column for your screen. Print this page, or save it as a PDF.',
        fields: ['Site', 'Order', 'Date'],
        folded: false,
        columns: ['Line', 'Typical', 'Your screen'],
        rows: rows.flatMap(({ key, name, unit }) => {
          const value = Object.entries(values).find(([candidate]) => candidate === key)?.[1]
          return value === undefined ? [] : [{ name, cells: [textOf(value, unit), ''] }]
        }),
        link: { label: 'Plan a screen', to: '/screen-planner' },
      },
      ...(cabinets.length > 0
        ? [
            {
              type: 'cabinet-drawing' as const,
              heading: 'Cabinet drawing',
              cabinets,
              weight: '{weight} kg each',
              files: 'Drawing as {format}',
            },
          ]
        : []),
    ],
  }
}
