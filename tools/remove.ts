import { removeCommand } from '../src/author/scaffold/remove-command.ts'
import { commandArguments, thisTerminal } from './this-terminal.ts'

await removeCommand(commandArguments, thisTerminal)
