import type { Change } from '../../protocol/protocol.ts'

type Path = (string | number)[]
type Json = Extract<Change, { do: 'set' }>['value']

/** Returns the smallest changes that make one value of a file another, so that the rest of its text stays. */
export function valueChanges(
  file: string,
  path: Path,
  was: Json | undefined,
  now: Json | undefined,
): Change[] {
  if (JSON.stringify(was) === JSON.stringify(now)) return []
  if (now === undefined) return [{ do: 'unset', file, path }]
  if (Array.isArray(was) && Array.isArray(now)) return listChanges(file, path, was, now)
  if (!isRecord(was) || !isRecord(now)) return [{ do: 'set', file, path, value: now }]
  const keys = [...new Set([...Object.keys(was), ...Object.keys(now)])]
  return keys.flatMap((key) => valueChanges(file, [...path, key], was[key], now[key]))
}

function listChanges(file: string, path: Path, was: Json[], now: Json[]): Change[] {
  if (was.length === now.length)
    return now.flatMap((entry, index) => valueChanges(file, [...path, index], was[index], entry))
  const isSame = (one: Json | undefined, other: Json | undefined) =>
    JSON.stringify(one) === JSON.stringify(other)
  const least = Math.min(was.length, now.length)
  let start = 0
  while (start < least && isSame(was[start], now[start])) start += 1
  let end = 0
  while (end < least - start && isSame(was.at(-1 - end), now.at(-1 - end))) end += 1
  const removed = was
    .slice(start, was.length - end)
    .map((): Change => ({ do: 'remove', file, path: [...path, start] }))
  const added = now
    .slice(start, now.length - end)
    .map((value, at): Change => ({ do: 'insert', file, path, index: start + at, value }))
  return [...removed, ...added]
}

const isRecord = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
