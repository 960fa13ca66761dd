import type { Target } from '../page/targets.ts'
import type { Editor } from './editor.ts'

interface Opening {
  root: ShadowRoot
  editor: Editor
  /** A write that is not yet on the page. */
  settling: () => Promise<unknown> | undefined
  open: (target: Target) => void
}

/** Opens pressed targets. During a write the path of a target may change, so it opens afterwards, with what was typed meanwhile. */
export function openTarget({ root, editor, settling, open }: Opening) {
  let early: string | undefined
  const onKey = (event: Event) => {
    if (early === undefined || !(event instanceof KeyboardEvent) || event.key.length > 1) return
    early += event.key
    event.preventDefault()
    event.stopPropagation()
  }
  root.addEventListener('keydown', onKey, { capture: true })
  return {
    press: async (target: Target) => {
      if (!settling()) return open(target)
      early = ''
      await settling()
      const typed = early
      early = undefined
      const current = editor.targets().find(({ key, node }) => key === target.key && node.isConnected)
      if (!current) return
      open(current)
      if (typed !== '') editor.typing()?.insert(typed)
    },
    stop: () => root.removeEventListener('keydown', onKey, { capture: true }),
  }
}
