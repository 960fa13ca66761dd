import { rmSync } from 'node:fs'

const unfinished = new Set<string>()
const signals = ['SIGINT', 'SIGTERM'] as const

/** Runs `work`, which fills `path` and may move it elsewhere. Removes `path` afterwards, also on SIGINT and SIGTERM. */
export async function whileUnfinished<T>(path: string, work: () => Promise<T>): Promise<T> {
  if (unfinished.size === 0) for (const signal of signals) process.on(signal, end)
  unfinished.add(path)
  try {
    return await work()
  } finally {
    remove(path)
    unfinished.delete(path)
    if (unfinished.size === 0) for (const signal of signals) process.off(signal, end)
  }
}

function end(signal: (typeof signals)[number]): void {
  for (const path of unfinished) remove(path)
  process.exit(signal === 'SIGINT' ? 130 : 143)
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true })
