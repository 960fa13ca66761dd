import { once } from 'node:events'
import { join } from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import { LibsqlError, type InStatement } from '@libsql/client'
import { z } from 'zod'

const answerSchema = z.object({
  results: z
    .array(z.object({ rows: z.array(z.record(z.string(), z.unknown())), rowsAffected: z.number() }))
    .default([]),
  error: z.object({ message: z.string(), code: z.string() }).optional(),
})

/** Opens a file in a thread of its own, because statements wait for the disk: pages are answered meanwhile. */
export function openConnection(url: string) {
  const worker = new Worker(join(import.meta.dirname, 'connection-thread.mjs'), { workerData: url })
  // A call keeps the process running, not the thread.
  worker.unref()
  let isClosed = false
  const call = async (method: string, ...args: unknown[]) => {
    const { port1, port2 } = new MessageChannel()
    if (isClosed) port2.close()
    else worker.postMessage({ method, args, answer: port2 }, [port2])
    const answer: unknown[] = await Promise.race([once(port1, 'message'), once(port1, 'close')])
    const { results, error } = answerSchema.parse(answer[0] ?? { error: closed })
    if (error) throw new LibsqlError(error.message, error.code)
    return results
  }
  return {
    execute: async (statement: InStatement) => {
      const [result] = await call('execute', statement)
      return result ?? { rows: [], rowsAffected: 0 }
    },
    batch: (statements: InStatement[]) => call('batch', statements, 'write'),
    close: () => {
      isClosed = true
      void worker.terminate()
    },
  }
}

const closed = { message: 'the store is closed', code: 'CLIENT_CLOSED' }
