/** Where a command runs, and how it speaks. */
export interface Terminal {
  /** The project's folder. */
  root: string
  /** Whether somebody reads it as it comes, with colours. */
  isTTY: boolean
  /** What runs there, by a name that is another whenever that is; left out, nothing is kept from one run to the next. */
  code?: string
  /** Ends what goes on until it is stopped; left out, the process is ended instead. */
  stopped?: AbortSignal
  log: (text: string) => void
  error: (text: string) => void
}

/** Does what its arguments say; what it ends with. */
export type Command = (args: string[], terminal: Terminal) => Promise<number>

/** What a command ends with; 2 where it could not run, which is said. */
export async function runCommand(command: Command, args: string[], terminal: Terminal): Promise<number> {
  try {
    return await command(args, terminal)
  } catch (error) {
    terminal.error(error instanceof Error ? error.message : String(error))
    return 2
  }
}
