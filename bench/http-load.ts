import { Agent, request } from 'node:http'

/** The connection ended before an answer came. */
export const cut = 'cut'
type Outcome = number | typeof cut

/** A request, and what may come of it. */
export interface Ask {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  allowed: readonly Outcome[]
}

export interface LoadFigures {
  /** Requests that were made. */
  count: number
  perSecond: number
  /** Milliseconds until the whole answer was there: of half of them, of 99 in 100, of the slowest. */
  half: number
  most: number
  slowest: number
  /** How many requests ended how. */
  outcomes: Map<Outcome, number>
  /** Each request that was answered otherwise than it says, or not at all. */
  wrong: string[]
}

interface Load {
  /** So many visitors ask one thing after the other, each on a connection of its own. */
  connections: number
  /** What the next request is; undefined ends the load. */
  next: () => Ask | undefined
}

/** Loads a server, and says how it answered. */
export async function loadServer(url: string, { connections, next }: Load): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)
  const times: number[] = []
  const outcomes = new Map<Outcome, number>()
  const wrong: string[] = []
  const answerTo = ({ body, path, method = 'GET', headers = {} }: Ask) =>
    new Promise<number>((settle, fail) => {
      request({ agent, hostname, port, path, method, headers }, (response) => {
        response.resume().on('end', () => settle(response.statusCode ?? 0))
        response.on('error', fail)
      })
        .on('error', fail)
        .end(body)
    })
  const visitor = async () => {
    for (let ask = next(); ask; ask = next()) {
      const began = performance.now()
      const outcome = await answerTo(ask).catch((): Outcome => cut)
      times.push(performance.now() - began)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (!ask.allowed.includes(outcome)) wrong.push(`${ask.method ?? 'GET'} ${ask.path}: ${outcome}`)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, visitor))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  return {
    count: times.length,
    perSecond: times.length / seconds,
    half: at(0.5),
    most: at(0.99),
    slowest: at(1),
    outcomes,
    wrong,
  }
}

/** One after the other, again and again: so many, or for so many milliseconds. */
export function askInTurn(asks: readonly Ask[], limit: { count: number } | { milliseconds: number }) {
  const end = 'milliseconds' in limit ? performance.now() + limit.milliseconds : Infinity
  let made = 0
  return () => {
    const isOver = 'count' in limit ? made >= limit.count : performance.now() >= end
    return isOver ? undefined : asks[made++ % asks.length]
  }
}
