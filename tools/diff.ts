import { diffCommand } from '../src/author/diff/diff-command.ts'
import { argumentsSaid, thisTerminal } from './this-terminal.ts'

process.exitCode = await diffCommand(argumentsSaid, thisTerminal)
