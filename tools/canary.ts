import { launchChromium } from '../bench/chromium.ts'
import { canaryCommand } from '../src/author/commands/canary/canary-command.ts'
import { runCommand } from '../src/author/commands/terminal.ts'
import { argumentsSaid, thisTerminal } from './this-terminal.ts'

process.exitCode = await runCommand(canaryCommand(launchChromium), argumentsSaid, thisTerminal)
