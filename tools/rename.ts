import { renameCommand } from '../src/author/scaffold/rename-command.ts'
import { commandArguments, thisTerminal } from './this-terminal.ts'

await renameCommand(commandArguments, thisTerminal)
