import { difference, figures, type Measured } from './lighthouse-figures.ts'

/** Width of the column with the routes. */
const ROUTE_WIDTH = 50

/** The line with the names of the figures. */
export const tableHead = line(
  '',
  figures.map(({ name }) => name),
)

/** Returns the lines of a route: the page, and the page without its scripts and the difference where both were measured. */
export function tableRows(route: string, page: Measured, without?: Measured): string[] {
  const rows = [line(route, page.values)]
  if (without)
    rows.push(line('    without scripts', without.values), line('    difference', difference(page, without)))
  return rows
}

function line(label: string, cells: (string | number | undefined)[]): string {
  const padded = figures.map(({ name }, index) =>
    String(cells[index] ?? '–').padStart(Math.max(name.length, 5)),
  )
  return [label.padEnd(ROUTE_WIDTH), ...padded].join('  ')
}
