import {
  ThreadsPoolWorker,
  type PoolRunnerInitializer,
  type PoolWorker,
  type WorkerRequest,
} from 'vitest/node'

/** After so many files a worker is replaced, lest what they leave behind grow. */
const mostFiles = 400

interface Kept {
  worker: ThreadsPoolWorker
  /** Whether it has loaded its environment. */
  begun: boolean
  files: number
  /** Settles once it runs nothing: a run that is called off still comes to its end. */
  idle: Promise<void>
}

/**
 * Workers of Vitest that stay alive from run to run, one for each project and environment: to start one and to load a DOM takes
 * twenty times as long as the few tests that a mutant is tried on.
 */
export function keptWorkers(): PoolRunnerInitializer {
  const kept = new Map<string, Kept>()
  return {
    name: 'kept',
    createPoolWorker: (options) => {
      const key = JSON.stringify(options.environment)
      const old = kept.get(key)
      if (old && old.files < mostFiles) return lend(old)
      void old?.worker.stop()
      const fresh = {
        worker: new ThreadsPoolWorker(options),
        begun: false,
        files: 0,
        idle: Promise.resolve(),
      }
      kept.set(key, fresh)
      return lend(fresh)
    },
  }
}

type Listener = (message: unknown) => void

/** A kept worker for the time of one run: it is neither begun twice nor ended. */
function lend(kept: Kept): PoolWorker {
  const { worker } = kept
  const listeners: [event: string, listener: Listener][] = []
  let config: unknown
  const answer = (type: 'started' | 'stopped') =>
    queueMicrotask(() => {
      for (const [event, listener] of listeners)
        if (event === 'message') listener({ type, __vitest_worker_response__: true })
    })
  return {
    name: 'kept',
    start: async () => {
      if (!kept.begun) await worker.start()
    },
    stop: async () => {
      for (const [event, listener] of listeners.splice(0)) worker.off(event, listener)
    },
    on: (event, listener) => {
      listeners.push([event, listener])
      worker.on(event, listener)
    },
    off: (event, listener) => worker.off(event, listener),
    send: (message: WorkerRequest) => {
      if (message.type === 'stop') {
        void kept.idle.then(() => answer('stopped'))
        return
      }
      if (message.type === 'start') {
        ;({ config } = message.context)
        if (kept.begun) return answer('started')
        kept.begun = true
      }
      if (message.type === 'run') {
        kept.files += message.context.files.length
        kept.idle = finished(worker)
        // Which tests are to run stands in the configuration, which a worker is else told only as it begins.
        Object.assign(message.context, { config })
      }
      worker.send(message)
    },
    deserialize: (data) => data,
  }
}

/** Settles as the worker says that it has run what it was sent. */
function finished(worker: ThreadsPoolWorker): Promise<void> {
  return new Promise((settle) => {
    const listen = (message: unknown) => {
      if (!isFinish(message)) return
      worker.off('message', listen)
      settle()
    }
    worker.on('message', listen)
  })
}

const isFinish = (message: unknown) =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'testfileFinished'
