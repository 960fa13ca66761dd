import { guardPage } from '../page/guard-page.ts'
import { makeLayer } from '../page/layer.ts'
import { readPages } from '../page/page-reader.ts'
import { targetsOf, type Target } from '../page/targets.ts'
import { BlockCard } from '../panels/block-card.tsx'
import { Refusal } from '../panels/outcome.tsx'
import { PictureCard } from '../panels/picture-card.tsx'
import { TextCard } from '../panels/text-card.tsx'
import { leaveFor, wordsOf } from '../server.ts'
import { actOnBlock, blockKey } from './block-changes.ts'
import { createStore, type Editor, type EditorState, type ShowOutcome, type Typing } from './editor.ts'
import { openTarget } from './open-target.ts'
import { startSession } from './session.ts'

/** Starts editing: the page stops acting, and each part of it can be pressed. */
export function startEditor(root: ShadowRoot): Editor {
  const page = document.getElementById('root') ?? document.body
  let targets: Target[] = []
  let typing: Typing | undefined
  /** The element that had the focus before the card or the panel. */
  let opener: Element | null = null
  const store = createStore<EditorState>({ status: '', warnings: [], undos: 0, redos: 0 })
  const session = startSession(store.set)
  const reader = readPages(
    page,
    () => typing !== undefined,
    session.saw,
    ({ texts, explained }) => {
      targets = targetsOf(texts, explained, page)
      layer.show(targets)
    },
    (error) => editor.report(`The sources of this page are unknown: ${wordsOf(error)}`),
  )

  const editor: Editor = {
    session,
    state: store.state,
    subscribe: store.subscribe,
    page: reader.page,
    targets: () => targets,
    typing: () => typing,
    setTyping: (next) => {
      typing = next
      page.inert = next === undefined
      layer.box.classList.toggle('typing', next !== undefined)
    },
    show: (content, near) => {
      if (!store.state().content) opener = root.activeElement
      // A card of a block stands beside the button of the block.
      const button = opener && layer.box.contains(opener) ? opener : undefined
      store.set({ content, near: near ?? button })
    },
    close: () => {
      store.set({ content: undefined, near: undefined })
      reader.soon()
      if (opener instanceof HTMLElement && opener.isConnected && !layer.box.contains(opener)) opener.focus()
      else layer.focus()
    },
    goTo: (key) => {
      targets.find((target) => target.key === key)?.node.parentElement?.scrollIntoView({ block: 'center' })
      layer.place()
      layer.focus(key)
    },
    report: (status) => store.set({ status, warnings: [], notes: undefined }),
    showInBar: (notes) => store.set({ notes }),
    settled: reader.settled,
    afterReading: reader.afterReading,
    write: (changes, done, show) =>
      editor.settle(
        () => session.write(changes),
        done,
        show,
        () => readAgain(show),
      ),
    settle: async (run, done, show, again) => {
      store.set({ status: '' })
      show(<p>Checking …</p>)
      try {
        const answer = await run()
        show(undefined)
        if (answer.ok) {
          // The page that is shown may have another address now, or none.
          if (answer.address !== undefined && answer.address !== window.location.pathname)
            leaveFor(answer.address)
          reader.sourceChanged()
          store.set({ status: done, warnings: answer.warnings, notes: undefined })
        } else show(<Refusal answer={answer} readAgain={again} />)
        return answer.ok
      } catch (error) {
        show(<p className="problem">{wordsOf(error)}</p>)
        return false
      }
    },
    stop: () => {
      store.set({ content: undefined })
      opening.stop()
      document.removeEventListener('keydown', onKey)
      unguard()
      reader.stop()
      layer.remove()
      page.inert = false
    },
  }
  const readAgain = (show: ShowOutcome) => {
    session.forget()
    show(<p>Read again. Your text replaces its own value alone.</p>)
  }
  const open = (target: Target) => {
    if (target.kind === 'block') editor.show(<BlockCard key={target.key} target={target} />)
    else if (target.kind === 'picture')
      editor.show(<PictureCard key={target.key} target={target} />, target.node)
    else editor.show(<TextCard key={target.key} {...target.text} />, target.node)
  }
  const opening = openTarget({ root, editor, isCurrent: reader.isCurrent, open })
  const layer = makeLayer({
    press: opening.press,
    key: (target, event) => {
      const act = target.kind === 'block' ? blockKey(event) : undefined
      if (target.kind !== 'block' || !act) return
      event.preventDefault()
      void actOnBlock(editor, act, target.block.id, editor.showInBar)
    },
  })
  const unguard = guardPage(page, {
    key: (event) => typing?.key(event),
    press: (target) => {
      if (typing && !typing.element.contains(target))
        editor.report('Enter writes the text, Escape gives it up.')
    },
  })
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !store.state().content) return
    const [field] = event.composedPath()
    // Escape empties a filter first.
    if (!(field instanceof HTMLInputElement && field.type === 'search' && field.value !== '')) editor.close()
  }
  // Also when the focus has left the studio.
  document.addEventListener('keydown', onKey)
  page.inert = true
  root.prepend(layer.box)
  return editor
}
