import type { Target } from '../page/targets.ts'
import type { Editor } from './editor.ts'

interface Opening {
  root: ShadowRoot
  editor: Editor
  /** Whether the sources of the page are those of its files. */
  isCurrent: () => boolean
  open: (target: Target) => void
}

/** Number of readings after which a page that changes all the time no longer has the target. */
const ROUNDS = 20

/** Milliseconds between two readings: React draws a changed page in steps. */
const REST_MS = 250

/**
 * Opens pressed targets. Paths in lists may have moved with the last write, so the page is read first. Keys that are
 * pressed meanwhile are repeated in the opened text.
 */
export function openTarget({ root, editor, isCurrent, open }: Opening) {
  let early: KeyboardEvent[] | undefined
  let wanted: Target | undefined
  const press = async (target: Target) => {
    if (isCurrent() && target.node.isConnected) return open(target)
    editor.report('Reading the page …')
    wanted = target
    early ??= []
    // Another press or Escape replaces this one.
    const isWanted = () => wanted === target
    const isSame = ({ key, label, node }: Target) =>
      key === target.key && label === target.label && node.isConnected
    let current: Target | undefined
    for (let round = 0; round < ROUNDS && isWanted() && !current; round += 1) {
      if (round > 0) await new Promise((resolve) => setTimeout(resolve, REST_MS))
      await editor.settled()
      if (isCurrent()) current = editor.targets().find(isSame)
    }
    if (!isWanted()) return
    editor.report(current ? '' : 'The page has changed meanwhile: press again.')
    const keys = early
    wanted = undefined
    early = undefined
    if (!current) return
    open(current)
    for (const event of keys) repeat(event)
  }
  const repeat = (event: KeyboardEvent) => {
    const typing = editor.typing()
    if (event.key.length === 1) typing?.insert(event.key)
    else typing?.key(event)
  }
  const onKey = (event: Event) => {
    if (!early || !(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (key === 'Escape') {
      wanted = undefined
      early = undefined
      editor.report('')
    } else if (key === 'Backspace') early.pop()
    else if (key === 'Enter' || key.length === 1) early.push(event)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  root.addEventListener('keydown', onKey, { capture: true })
  return {
    press: (target: Target) => void press(target),
    stop: () => {
      wanted = undefined
      root.removeEventListener('keydown', onKey, { capture: true })
    },
  }
}
