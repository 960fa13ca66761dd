import { askFor } from '../src/author/scaffold/ask.ts'
import { newCommand } from '../src/author/scaffold/new-command.ts'
import { argumentsSaid, thisTerminal } from './this-terminal.ts'

// Where nobody could answer nobody is asked.
const ask = process.stdin.isTTY && process.stdout.isTTY ? askFor : undefined
await newCommand(argumentsSaid, thisTerminal, { ask })
