import { messageOf } from '../../util/message-of.ts'
/** The environment of a command: its folder and its output. */
export interface Terminal {
  root: string
  /** Whether the output goes to a terminal, which shows colours. */
  isTTY: boolean
  /** Version of the running code. Results of earlier runs are reused only with the same version. Default: never. */
  code?: string
  /** Environment variables. Default: those of the process. */
  env?: Readonly<Record<string, string | undefined>>
  log: (text: string) => void
  error: (text: string) => void
}

/** Runs with its arguments, and returns the exit code. */
export type Command = (args: string[], terminal: Terminal) => Promise<number>

/** Runs a command and returns its exit code. If the command throws, prints the error and returns 2. */
export async function runCommand(command: Command, args: string[], terminal: Terminal): Promise<number> {
  try {
    return await command(args, terminal)
  } catch (error) {
    terminal.error(messageOf(error))
    return 2
  }
}
