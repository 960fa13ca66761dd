import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EnquirySettings } from '../src/serve/enquiries/start-enquiries.ts'
import type { Random } from './random.ts'

interface KilledServer {
  port: number
  settings: EnquirySettings
  /** Longest milliseconds from the start of the server until it is killed. */
  killAfter: number
  mostKills: number
  random: Random
}

/** Runs a server for enquiries that is killed at random moments and started again. */
export async function killedServer({ port, settings, killAfter, mostKills, random }: KilledServer) {
  let [kills, isOver] = [0, false]
  const start = async () => {
    const server = fork('tools/run.mjs', ['enquiry-server', String(port), JSON.stringify(settings)], {
      execArgv: [],
    })
    await once(server, 'message')
    return server
  }
  let running = await start()
  const killing = (async () => {
    for (; kills < mostKills; kills += 1) {
      await sleep(random.below(killAfter))
      if (isOver) return
      await kill(running)
      running = await start()
    }
  })()
  return {
    url: `http://127.0.0.1:${port}`,
    kills: () => kills,
    stop: async () => {
      isOver = true
      await killing
      await kill(running)
    },
  }
}

async function kill(running: ChildProcess): Promise<void> {
  const ended = once(running, 'exit')
  running.kill('SIGKILL')
  await ended
}
