import type { Target } from '../page/targets.ts'
import type { Editor } from './editor.ts'

interface Opening {
  root: ShadowRoot
  editor: Editor
  open: (target: Target) => void
}

/** Opens pressed targets. Until the page shows what is written, the path of a target may change, so it opens afterwards, with the keys that were pressed meanwhile. */
export function openTarget({ root, editor, open }: Opening) {
  let early: KeyboardEvent[] | undefined
  const onKey = (event: Event) => {
    if (!early || !(event instanceof KeyboardEvent)) return
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey
    if (isShortcut || (event.key.length > 1 && event.key !== 'Enter')) return
    early.push(event)
    event.preventDefault()
    event.stopPropagation()
  }
  root.addEventListener('keydown', onKey, { capture: true })
  return {
    press: async (target: Target) => {
      const settled = editor.settled()
      if (!settled) return open(target)
      const keys: KeyboardEvent[] = []
      early = keys
      await settled
      // Another one may be pressed meanwhile.
      if (early !== keys) return
      early = undefined
      const current = editor.targets().find(({ key, node }) => key === target.key && node.isConnected)
      if (!current) return
      open(current)
      for (const event of keys) {
        const typing = editor.typing()
        if (event.key === 'Enter') typing?.key(event)
        else typing?.insert(event.key)
      }
    },
    stop: () => root.removeEventListener('keydown', onKey, { capture: true }),
  }
}
