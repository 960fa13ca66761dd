import { enquiriesCommand } from '../src/author/commands/enquiries/enquiries-command.ts'
import { runCommand } from '../src/author/command-line/terminal.ts'
import { commandArguments, thisTerminal } from './this-terminal.ts'

process.exitCode = await runCommand(enquiriesCommand, commandArguments, thisTerminal)
