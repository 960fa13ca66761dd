import { once } from 'node:events'
import type { Server, Socket } from 'node:net'

/** Reaction of a receiver: a number is the milliseconds after which it confirms what it has stored. */
export type Behaviour = 'accept' | 'refuse' | 'hang' | number

/** Starts a server on a free port of this machine. Returns the port. */
export async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return address.port
}

/** Closes a server and its open connections. */
export async function closeNow(server: Server, sockets: Iterable<Socket>): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  for (const socket of sockets) socket.destroy()
  await closed
}
