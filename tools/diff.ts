import { runCommand } from '../src/author/commands/terminal.ts'
import { diffCommand } from '../src/author/diff/diff-command.ts'
import { argumentsSaid, thisTerminal } from './this-terminal.ts'

const code = await runCommand(diffCommand, argumentsSaid, thisTerminal)
process.exitCode = code === 2 ? 1 : code
