import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** Time and memory of a command. */
export interface Taken {
  /** Seconds from start to end. */
  seconds: number
  /** Processor seconds. Other work of the machine hardly changes this figure. */
  processor: number
  /** Maximum bytes of memory. */
  memory: number
}

/** Module that writes the usage of its process to the file 3 when the process ends. */
const report = `data:text/javascript,import{writeSync}from'node:fs';process.on('exit',()=>writeSync(3,JSON.stringify(process.resourceUsage())))`

/** Runs Node and measures it, without the processes that it starts. Passes its output on. Throws when it fails. */
export async function watchNode(args: string[], cwd: string): Promise<Taken> {
  const began = performance.now()
  const child = spawn('node', ['--import', report, ...args], {
    cwd,
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  })
  const ended = new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  const [, , , pipe] = child.stdio
  const written = pipe instanceof Readable ? await text(pipe) : ''
  if ((await ended) !== 0) throw new Error(`node ${args.join(' ')} failed`)
  const usage: NodeJS.ResourceUsage = JSON.parse(written)
  const processor = (usage.userCPUTime + usage.systemCPUTime) / 1e6
  return { seconds: (performance.now() - began) / 1000, processor, memory: usage.maxRSS * 1024 }
}
