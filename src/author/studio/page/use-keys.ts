import { useEffect, useEffectEvent } from 'react'

/** Handles keys outside text fields; the handler returns whether it used the key. */
export function useKeys(press: (event: KeyboardEvent) => boolean): void {
  const pressKey = useEffectEvent(press)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isTyping(event) && pressKey(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Returns the key of a shortcut. On a keyboard of another script the place of the key counts. */
export const shortcutOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (/^(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(key)
    ? (/^Key([A-Z])$/.exec(code)?.[1] ?? key)
    : key
  ).toLowerCase()

/** Whether a key belongs to an input method that is composing a text. */
export const isComposing = ({ isComposing: isPart, keyCode }: KeyboardEvent): boolean =>
  isPart || keyCode === 229

/** Whether an event belongs to a field that an author fills in. */
const isTyping = (event: Event) =>
  event
    .composedPath()
    .some(
      (part) =>
        part instanceof HTMLElement && (part.isContentEditable || part.matches('input, textarea, select')),
    )
