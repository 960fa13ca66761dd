import { renameCommand } from '../src/scaffold/rename-command.ts'
import { argumentsSaid, thisTerminal } from './this-terminal.ts'

await renameCommand(argumentsSaid, thisTerminal)
