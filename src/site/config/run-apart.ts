import { Worker } from 'node:worker_threads'

/** Result of a bundle: its modules, or why it failed. A module with functions cannot leave the worker, and is undefined. */
export type Ran = { failure: Error; modules?: undefined } | { failure?: undefined; modules: Modules }

type Modules = (Exports | undefined)[]

export type Exports = Record<string, unknown>

/**
 * Runs bundles in a worker, one after the other. An endless loop or `process.exit` in a config stops the worker, not
 * this process. The memory of their code ends with the worker. Returns the result of each bundle, in their order.
 */
export async function runApart(addresses: string[]): Promise<Ran[]> {
  const results: Ran[] = []
  // A failure that stops the worker is the last of a run.
  while (results.length < addresses.length) results.push(...(await run(addresses.slice(results.length))))
  return results
}

/** Milliseconds until a module counts as endless. Configs are data, and take milliseconds. */
const MODULE_TIMEOUT_MS = 5_000

const script = `
const { parentPort, workerData } = require('node:worker_threads')
let exit
process.exit = () => {
  exit = new Error('it calls process.exit: remove this call')
  throw exit
}
const copied = (module) => {
  try {
    return structuredClone(module)
  } catch {
    return undefined
  }
}
const runAll = async () => {
  for (const address of workerData) {
    exit = undefined
    const ran = await import(address).then(
      ({ modules = [] }) => exit ? { failure: exit } : { modules: modules.map((one) => ({ ...one })) },
      (error) => ({ failure: exit ?? (error instanceof Error ? error : new Error(String(error))) }),
    )
    try {
      parentPort.postMessage(ran)
    } catch {
      parentPort.postMessage({ modules: ran.modules.map(copied) })
    }
  }
}
void runAll()`

/** Runs bundles until the last has run, or until one stops the worker. */
function run(addresses: string[]): Promise<Ran[]> {
  const worker = new Worker(script, { eval: true, workerData: addresses, execArgv: [] })
  return new Promise((resolve) => {
    const results: Ran[] = []
    let timer: NodeJS.Timeout
    const end = (...stopped: Error[]) => {
      clearTimeout(timer)
      resolve([...results, ...stopped.map((failure) => ({ failure }))])
      void worker.terminate()
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => end(new Error(`it still runs after ${MODULE_TIMEOUT_MS / 1000} s: remove the endless loop`)),
        MODULE_TIMEOUT_MS,
      )
    }
    worker.on('message', (result: Ran) => {
      results.push(result)
      if (results.length === addresses.length) end()
      else wait()
    })
    worker.on('error', (error: Error) => end(error))
    worker.on('exit', () =>
      end(new Error('it ends before its last line: remove the promise that never settles')),
    )
    wait()
  })
}
