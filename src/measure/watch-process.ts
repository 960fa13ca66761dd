import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'

/** What a command took. */
export interface Taken {
  /** Seconds from start to end. */
  seconds: number
  /** Seconds that processors worked for it; unlike the others, little changed by what else the machine does. */
  processor: number
  /** Bytes that it and its children held at most. */
  memory: number
}

/** How often the processes are looked at, in milliseconds. */
const interval = 40
/** Linux counts processor time in hundredths of a second, and memory in pages of this many bytes. */
const [tick, pageSize] = [100, 4096]

/** Runs a command to its end; its output is this one's. Memory and processor time need Linux. Throws when it fails. */
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
    const found = await lookAt(child.pid ?? 0)
    taken.processor = Math.max(taken.processor, found.processor)
    taken.memory = Math.max(taken.memory, found.memory)
  }
  const timer = setInterval(() => void look(), interval)
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}`)
  return { ...taken, seconds: (performance.now() - began) / 1000 }
}

/** Processor time and memory of a process and all below it. */
async function lookAt(pid: number): Promise<{ processor: number; memory: number }> {
  const names = await readdir('/proc').catch(() => [])
  const all = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readStat))
  const stats = all.filter((stat) => stat !== undefined)
  const family = new Set([pid])
  // A child has a later number than its parent, so one pass in order finds them all.
  for (const { id, parent } of stats.toSorted((a, b) => a.id - b.id)) if (family.has(parent)) family.add(id)
  const members = stats.filter(({ id }) => family.has(id))
  return {
    processor: members.reduce((sum, { ticks }) => sum + ticks, 0) / tick,
    memory: members.reduce((sum, { pages }) => sum + pages, 0) * pageSize,
  }
}

async function readStat(name: string) {
  const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
  if (!text) return undefined
  // The name in brackets may itself hold blanks; what follows it does not. The numbers are those of proc(5) less three.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent = 0] = fields
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + (fields[index] ?? 0), 0)
  return { id: Number(name), parent, ticks, pages: fields[21] ?? 0 }
}
