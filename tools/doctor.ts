import { doctorCommand } from '../src/rules/doctor/doctor-command.ts'
import { runCommand } from '../src/rules/terminal.ts'
import { argumentsSaid, thisTerminal } from './this-terminal.ts'

process.exitCode = await runCommand(doctorCommand, argumentsSaid, thisTerminal)
