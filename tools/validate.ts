import { runCommand } from '../src/rules/terminal.ts'
import { validateCommand } from '../src/rules/validate-command.ts'
import { argumentsSaid, thisTerminal } from './this-terminal.ts'

process.exitCode = await runCommand(validateCommand, argumentsSaid, thisTerminal)
