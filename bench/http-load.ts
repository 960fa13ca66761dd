import { Agent, request } from 'node:http'

/** Outcome of a request whose connection ended without an answer. */
export const cut = 'cut'
type Outcome = number | typeof cut

/** A request and its allowed outcomes: HTTP statuses or `cut`. */
export interface Ask {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  allowed: readonly Outcome[]
}

export interface LoadFigures {
  /** Number of requests. */
  count: number
  perSecond: number
  /** Milliseconds until the complete answer: the median, the 99th percentile and the maximum. */
  half: number
  most: number
  slowest: number
  /** Number of requests by outcome. */
  outcomes: Map<Outcome, number>
  /** Requests whose outcome is not among their allowed ones. */
  wrong: string[]
}

interface Load {
  /** Number of visitors. Each sends one request at a time on its own connection. */
  connections: number
  /** Returns the next request. Undefined ends the load. */
  next: () => Ask | undefined
}

/** Sends requests to a server until `next` returns undefined. Returns times and outcomes. */
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

/** Returns a function that returns the requests in turn until the limit: a number of requests or milliseconds. */
export function askInTurn(asks: readonly Ask[], limit: { count: number } | { milliseconds: number }) {
  const end = 'milliseconds' in limit ? performance.now() + limit.milliseconds : Infinity
  let made = 0
  return () => {
    const isOver = 'count' in limit ? made >= limit.count : performance.now() >= end
    return isOver ? undefined : asks[made++ % asks.length]
  }
}
