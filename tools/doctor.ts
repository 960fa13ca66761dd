import { doctorCommand } from '../src/author/commands/doctor/doctor-command.ts'
import { runCommand } from '../src/author/command-line/terminal.ts'
import { commandArguments, thisTerminal } from './this-terminal.ts'

process.exitCode = await runCommand(doctorCommand, commandArguments, thisTerminal)
