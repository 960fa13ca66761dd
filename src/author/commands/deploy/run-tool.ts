import { spawn } from 'node:child_process'
import { AuthorError } from '../../../util/author-error.ts'

/** The environment in which tools run. */
export type Env = Readonly<Record<string, string | undefined>>

interface ToolRun {
  tool: string
  args: readonly string[]
  env: Env
  /** Text for the tool's standard input. */
  input?: string
  /** Whether the tool writes to this terminal. Otherwise its output is returned. */
  isShown?: boolean
}

/** Result of a tool that ended. */
export interface ToolResult {
  /** Exit code; 1 if a signal ended the tool. */
  code: number
  output: string
  /** Last lines of its error output. */
  errors: string
}

/** How to install each tool. */
const installation: Record<string, string> = {
  rclone: 'apt-get install rclone, brew install rclone, or https://rclone.org/install/',
  wrangler: 'npm install --global wrangler',
  netlify: 'npm install --global netlify-cli',
}

/** Runs a tool. Throws an `AuthorError` if it is not installed. */
export function runTool({ tool, args, env, input = '', isShown = false }: ToolRun): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, {
      env: { ...env },
      stdio: ['pipe', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    })
    const [output, errors]: [string[], string[]] = [[], []]
    child.stdout?.on('data', (part: Buffer) => output.push(part.toString()))
    child.stderr?.on('data', (part: Buffer) => errors.push(part.toString()))
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? missing(tool) : error),
    )
    // The tool is stopped, and this process reports what is on the remote.
    const stop = (signal: NodeJS.Signals) => void child.kill(signal)
    for (const signal of signals) process.on(signal, stop)
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, stop)
      resolve({ code: code ?? 1, output: output.join(''), errors: lastLines(errors.join('')) })
    })
    // A tool that does not read its input may end first.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}

const signals = ['SIGINT', 'SIGTERM'] as const

const missing = (tool: string) =>
  new AuthorError(
    `${tool} is not installed, or not in PATH.`,
    [],
    `Install it: ${installation[tool] ?? tool}`,
  )

const lastLines = (text: string) => text.trim().split('\n').slice(-5).join('\n')
