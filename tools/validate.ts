import { runCommand } from '../src/author/command-line/terminal.ts'
import { validateCommand } from '../src/author/commands/validate-command.ts'
import { commandArguments, thisTerminal } from './this-terminal.ts'

process.exitCode = await runCommand(validateCommand, commandArguments, thisTerminal)
