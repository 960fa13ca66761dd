import { deployCommand } from '../src/author/commands/deploy/deploy-command.ts'
import { runCommand } from '../src/author/commands/terminal.ts'
import { argumentsSaid, thisTerminal } from './this-terminal.ts'

process.exitCode = await runCommand(deployCommand, argumentsSaid, thisTerminal)
