import { diffCommand } from '../src/author/diff/diff-command.ts'
import { commandArguments, thisTerminal } from './this-terminal.ts'

process.exitCode = await diffCommand(commandArguments, thisTerminal)
