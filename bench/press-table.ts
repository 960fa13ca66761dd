import { median } from './median.ts'
import type { PressEffect } from './press-in-page.ts'

/** All presses of a case after the same rest. */
export interface Presses {
  name: string
  /** The bare case that it is compared with; omitted for a bare case. */
  baseline?: string | undefined
  /** Milliseconds before each press. */
  rest: number
  /** Undefined for a press without an effect. */
  effects: (PressEffect | undefined)[]
}

/**
 * Returns a row a case and a column a rest: the median milliseconds until the effect is painted, and their ratio to the bare
 * case. Below them, a line for each case whose presses were lost or undone.
 */
export function pressTable(measured: readonly Presses[]): string {
  const rests = [...new Set(measured.map(({ rest }) => rest))]
  const names = [...new Set(measured.map(({ name }) => name))]
  const find = (name: string, rest: number) =>
    measured.find((presses) => presses.name === name && presses.rest === rest)
  const cellOf = (name: string, rest: number) => {
    const own = find(name, rest)
    if (!own) return ''
    const ms = medianOf(own)
    const bare = own.baseline === undefined ? undefined : find(own.baseline, rest)
    return `${ms.toFixed(0)}${bare ? ` × ${(ms / medianOf(bare)).toFixed(1)}` : '      '}`
  }
  const rows = [
    ['median ms until painted', ...rests.map((rest) => `${rest / 1000} s${' '.repeat(6)}`)],
    ...names.map((name) => [labelOf(name, measured), ...rests.map((rest) => cellOf(name, rest))]),
  ]
  const lines = rows.map(([label = '', ...cells]) =>
    [label.padEnd(28), ...cells.map((cell) => cell.padStart(15))].join('').trimEnd(),
  )
  return [...lines, ...measured.flatMap(faultsOf)].join('\n')
}

function labelOf(name: string, measured: readonly Presses[]): string {
  const baseline = measured.find((presses) => presses.name === name)?.baseline
  return baseline === undefined ? `bare ${name}` : `${name} (bare ${baseline})`
}

/** A press without an effect counts as the slowest of all. */
const medianOf = ({ effects }: Presses) => median(effects.map((effect) => effect?.took ?? Infinity))

function faultsOf({ name, rest, effects }: Presses): string[] {
  const lost = effects.filter((effect) => !effect).length
  const undone = effects.filter((effect) => effect && !effect.isKept).length
  const countLine = (count: number, what: string) =>
    count > 0 ? [`${name} after ${rest / 1000} s: ${count} of ${effects.length} presses ${what}`] : []
  return [...countLine(lost, 'had no effect'), ...countLine(undone, 'were undone')]
}
