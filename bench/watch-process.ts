import { spawn, type StdioOptions } from 'node:child_process'
import pidusage from 'pidusage'

/** Time and memory of a command. */
export interface Taken {
  /** Seconds from start to end. */
  seconds: number
  /** Processor seconds. Other work of the machine hardly changes this figure. */
  processor: number
  /** Maximum bytes of memory. */
  memory: number
}

/** Milliseconds between two measurements. */
const interval = 40

/**
 * Runs a command and measures it, without the processes that it starts. Passes its output on, unless `stdio` says otherwise. Throws when the command
 * fails.
 */
export async function watchProcess(
  command: string,
  args: string[],
  cwd: string,
  env = process.env,
  stdio: StdioOptions = 'inherit',
): Promise<Taken> {
  const began = performance.now()
  const child = spawn(command, args, { cwd, env, stdio })
  const taken = { processor: 0, memory: 0 }
  const look = async () => {
    // The process may end just before a measurement.
    const found = await pidusage(child.pid ?? 0).catch(() => undefined)
    if (!found) return
    taken.processor = found.ctime / 1000
    taken.memory = Math.max(taken.memory, found.memory)
  }
  const timer = setInterval(() => void look(), interval)
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}`)
  return { ...taken, seconds: (performance.now() - began) / 1000 }
}
