import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { AuthorError } from '../../../util/author-error.ts'
import type { Remote } from './remote.ts'

/** Name of the lock beside the deployed site. */
const lockFile = 'lock.json'
/** Minutes after which a lock is void: the deploy that wrote it was killed. */
const LOCK_MINUTES = 60
/** Milliseconds until a new lock is read again: another deploy may have written its own at the same time. */
const RACE_MS = 1_000

const lockSchema = z.object({ id: z.string(), host: z.string(), at: z.number() })

/**
 * Locks the remote for one deploy. Throws an `AuthorError` if another deploy is running. Remotes cannot create a file
 * atomically, so the lock is written, and read again after a moment. `check` reads it later, before pages change.
 */
export async function lockRemote(remote: Remote, takeOver: boolean) {
  const id = `${hostname()} ${process.pid} ${Date.now()} ${Math.random()}`
  const check = async () => {
    const holder = await readLock(remote)
    if (holder && holder.id !== id) throw locked(holder)
  }
  const held = takeOver ? undefined : await readLock(remote)
  if (held && Date.now() - held.at < LOCK_MINUTES * 60_000) throw locked(held)
  await remote.write(lockFile, JSON.stringify({ id, host: hostname(), at: Date.now() }))
  await wait(RACE_MS)
  await check()
  const release = async () => {
    if ((await readLock(remote))?.id === id) await remote.remove([lockFile])
  }
  // If the remote is unreachable, the lock becomes void later. The deploy's own error is reported.
  return { check, release: () => release().catch(() => undefined) }
}

async function readLock(remote: Remote) {
  const text = await remote.read(lockFile)
  if (text === undefined) return undefined
  try {
    return lockSchema.parse(JSON.parse(text))
  } catch {
    // Another deploy is writing it now.
    return { id: '', host: 'unknown', at: Date.now() }
  }
}

const locked = ({ host, at }: z.output<typeof lockSchema>) =>
  new AuthorError(
    `Another deploy to this remote began at ${new Date(at).toISOString()} on ${host}. This one has changed no page.`,
    [],
    `Wait until it has ended. If it was killed, its lock ends after ${LOCK_MINUTES} minutes, or: npm run deploy -- --take-over`,
  )
