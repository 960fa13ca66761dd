import { runCommand } from '../src/author/command-line/terminal.ts'
import { translateCommand } from '../src/author/commands/translate-command.ts'
import { commandArguments, thisTerminal } from './this-terminal.ts'

process.exitCode = await runCommand(translateCommand, commandArguments, thisTerminal)
