import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { startServer, type RunningServer } from '../src/serve/start-server.ts'

/** Serves a published folder on a free port, with the embedded content service and its own store of enquiries. */
export const servedToMeasure = (
  folder: string,
  say: (line: string) => void,
  store = '.tmp/measured-enquiries.db',
): Promise<RunningServer> =>
  startServer({
    folder: resolve(folder),
    content: resolve('content'),
    enquiries: { store: { url: `file:${resolve(store)}` } },
    port: 0,
    say,
  })

/** Warns about a busy machine: other work makes pages measure as slower. */
export function logLoad(): void {
  const [load = 0] = loadavg()
  if (load > 1.5) console.log(`The machine's load is ${load.toFixed(1)}: times and performance say little`)
}
