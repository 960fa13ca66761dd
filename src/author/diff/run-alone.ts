import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Does work while a file names this process. Throws if another one that still runs is named there. */
export async function runAlone<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, String(process.pid), { flag: 'wx' }).catch(async () => {
    const other = Number(readFileSync(file, 'utf8'))
    if (isRunning(other))
      throw new Error(`Another "npm run diff" runs here (process ${other}). Wait until it ends.`)
    await writeFile(file, String(process.pid))
  })
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

function isRunning(process_: number): boolean {
  try {
    return process.kill(process_, 0)
  } catch {
    return false
  }
}
