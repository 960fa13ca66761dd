import { askOn } from '../src/author/scaffold/ask.ts'
import { newCommand } from '../src/author/scaffold/new-command.ts'
import { commandArguments, thisTerminal } from './this-terminal.ts'

// Asks nothing without a terminal: nobody can answer.
const ask = process.stdin.isTTY && process.stdout.isTTY ? askOn() : undefined
await newCommand(commandArguments, thisTerminal, ask)
