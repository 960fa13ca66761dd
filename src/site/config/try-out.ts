import { Worker } from 'node:worker_threads'

/**
 * Runs modules in a worker, one after the other. An endless loop or `process.exit` in a config stops the worker, not
 * this process. Returns the failure of each module, in their order.
 */
export async function tryOut(addresses: string[]): Promise<(Error | undefined)[]> {
  const failures: (Error | undefined)[] = []
  // A failure that stops the worker is the last of a run.
  while (failures.length < addresses.length) failures.push(...(await run(addresses.slice(failures.length))))
  return failures
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
const runAll = async () => {
  for (const address of workerData) {
    exit = undefined
    parentPort.postMessage(await import(address).then(
      () => exit,
      (error) => exit ?? (error instanceof Error ? error : new Error(String(error))),
    ))
  }
}
void runAll()`

/** Runs modules until the last has run, or until one stops the worker. */
function run(addresses: string[]): Promise<(Error | undefined)[]> {
  // The output of the configs is discarded here. It is printed when the process imports them.
  const worker = new Worker(script, {
    eval: true,
    workerData: addresses,
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  return new Promise((resolve) => {
    const failures: (Error | undefined)[] = []
    let timer: NodeJS.Timeout
    const end = (stopped: Error[] = []) => {
      clearTimeout(timer)
      resolve([...failures, ...stopped])
      void worker.terminate()
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => end([new Error(`it still runs after ${MODULE_TIMEOUT_MS / 1000} s: remove the endless loop`)]),
        MODULE_TIMEOUT_MS,
      )
    }
    worker.on('message', (failure: Error | undefined) => {
      failures.push(failure)
      if (failures.length === addresses.length) end()
      else wait()
    })
    worker.on('error', (error: Error) => end([error]))
    worker.on('exit', () =>
      end([new Error('it ends before its last line: remove the promise that never settles')]),
    )
    wait()
  })
}
