import { runCommand } from '../src/author/commands/terminal.ts'
import { validateCommand } from '../src/author/commands/validate-command.ts'
import { argumentsSaid, thisTerminal } from './this-terminal.ts'

process.exitCode = await runCommand(validateCommand, argumentsSaid, thisTerminal)
