import { spawn } from 'node:child_process'
import pidusage from 'pidusage'

/** What a command took. */
export interface Taken {
  /** Seconds from start to end. */
  seconds: number
  /** Seconds that processors worked for it; unlike the others, little changed by what else the machine does. */
  processor: number
  /** Bytes that it held at most. */
  memory: number
}

/** How often the process is looked at, in milliseconds. */
const interval = 40

/** Runs a command to its end, and measures it without the processes it starts; its output is this one's. Throws when it fails. */
export async function watchProcess(
  command: string,
  args: string[],
  cwd: string,
  env = process.env,
): Promise<Taken> {
  const began = performance.now()
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' })
  const taken = { processor: 0, memory: 0 }
  const look = async () => {
    // It may end just before it is looked at.
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
