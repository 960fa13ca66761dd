import type { Terminal } from '../src/rules/terminal.ts'

/** The terminal that this process was started on. */
export const thisTerminal: Terminal = {
  root: process.cwd(),
  isTTY: process.stdout.isTTY,
  log: console.log,
  error: console.error,
}

/** What stands behind the tool's name. */
export const argumentsSaid = process.argv.slice(3)
