import { renameCommand } from '../src/author/scaffold/rename-command.ts'
import { argumentsSaid, thisTerminal } from './this-terminal.ts'

await renameCommand(argumentsSaid, thisTerminal)
