import type { Taken } from './watch-process.ts'

/** Formats a heading and a line for each command: time, processor time and memory. */
export function takenTable(heading: string, taken: (Taken & { what: string })[]): string {
  const rows = [
    [heading, 'time', 'processor', 'memory'],
    ...taken.map(({ what, seconds, processor, memory }) => [
      what,
      `${seconds.toFixed(1)} s`,
      `${processor.toFixed(1)} s`,
      `${Math.round(memory / 1e6)} MB`,
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
