import { checkCommand } from '../src/author/commands/check/check-command.ts'
import { runCommand } from '../src/author/command-line/terminal.ts'
import { commandArguments, thisTerminal } from './this-terminal.ts'

process.exitCode = await runCommand(checkCommand, commandArguments, thisTerminal)
