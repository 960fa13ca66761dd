import { useEffect, useEffectEvent } from 'react'
import type { Leaf } from '../../protocol/protocol.ts'
import { isReloading } from '../server.ts'

/** Words that were typed and not written, with their place. */
interface TypedWords extends Pick<Leaf, 'file' | 'path' | 'value'> {
  page: string
  run: number
  text: string
}

const stored = 'site-typed-words'

/** Keeps typed words over a reload of the page. */
export const keepTypedWords = ({ file, path, value }: Leaf, run: number, text: string): void =>
  sessionStorage.setItem(
    stored,
    JSON.stringify({ page: window.location.pathname, file, path, value, run, text } satisfies TypedWords),
  )

export const forgetTypedWords = (): void => sessionStorage.removeItem(stored)

/** Returns the words that were typed on this page before it was loaded again. */
export function typedWords(): TypedWords | undefined {
  const words: TypedWords | undefined = JSON.parse(sessionStorage.getItem(stored) ?? 'null') ?? undefined
  return words?.page === window.location.pathname ? words : undefined
}

/** Whether the part of a text is where words were typed. After a change of the file another value may have its path. */
export const isPlaceOf = ({ file, path, value, run }: TypedWords, leaf: Leaf, at: number): boolean =>
  leaf.file === file &&
  leaf.value === value &&
  run === at &&
  JSON.stringify(leaf.path) === JSON.stringify(path)

const unsaved = new Set<() => boolean>()

/** Whether the author has changed something that is not written. */
export const hasUnsaved = (): boolean => [...unsaved].some((isUnsaved) => isUnsaved())

/** Lets the browser ask before it leaves unwritten changes. A reload by the development server keeps typed words, so it does not ask. */
export function useUnsaved(isChanged: () => boolean, isKept = false): void {
  const isUnsaved = useEffectEvent(isChanged)
  useEffect(() => {
    const check = () => isUnsaved()
    const ask = (event: Event) => {
      if (isUnsaved() && !(isKept && isReloading())) event.preventDefault()
    }
    unsaved.add(check)
    window.addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(check)
      window.removeEventListener('beforeunload', ask)
    }
  }, [isKept])
}
