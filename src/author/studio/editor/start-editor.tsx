import { guardPage } from '../page/guard-page.ts'
import { makeLayer } from '../page/layer.ts'
import { onDroppedFile } from '../page/on-dropped-file.ts'
import { readMarkedPage } from '../page/read-marked-page.ts'
import { pageOnScreen } from '../page/page-on-screen.ts'
import { pictureAt, targetsOf, type Target } from '../page/targets.ts'
import type { TracedText } from '../page/page-texts.ts'
import { forgetTypedWords, isPlaceOf, typedWords } from '../page/typed-words.ts'
import { BlockCard } from '../panels/block-card.tsx'
import { Refusal } from '../panels/outcome.tsx'
import { PictureCard } from '../panels/picture-card.tsx'
import { TextCard } from '../panels/text-card.tsx'
import { leaveFor } from '../server.ts'
import { actOnBlock, blockKey } from './block-changes.ts'
import { createObservable } from '../observable.ts'
import type { Editor, EditorState, Typing } from './editor.ts'
import { openTarget } from './open-target.ts'
import { startSession } from './session.ts'
import { messageOf } from '../../../util/message-of.ts'

/** Starts editing: the page stops acting, and each part of it can be pressed. */
export function startEditor(root: ShadowRoot): Editor {
  const page = document.getElementById('root') ?? document.body
  let targets: Target[] = []
  let texts: TracedText[] = []
  let typing: Typing | undefined
  /** A write until the page shows it. */
  let settling: Promise<unknown> | undefined
  const holds = new Set<() => void>()
  /** The element that had the focus before the card or the panel. */
  let opener: Element | null = null
  const store = createObservable<EditorState>({ drawn: 0, status: '', warnings: [], undos: 0, redos: 0 })
  const session = startSession(store.set)
  const reader = readMarkedPage(page, {
    isHeld: () => holds.size > 0,
    saw: (marked) => {
      session.saw(marked)
      store.set({ drawn: store.state().drawn + 1 })
      for (const drawn of holds) drawn()
    },
    changed: (traced) => {
      // The button of the text that is typed stays.
      if (typing?.element.isConnected) return
      texts = traced
      targets = targetsOf(texts, editor.explained(), page)
      layer.show(targets)
      if (!settling) resume()
    },
    failed: (error) => editor.report(`The sources of this page are unknown: ${messageOf(error)}`),
  })

  const editor: Editor = {
    session,
    state: store.state,
    subscribe: store.subscribe,
    explained: () => pageOnScreen.state().explained,
    texts: () => texts,
    headTexts: reader.headTexts,
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
      reader.collect()
      void reader.catchUp()
      if (opener instanceof HTMLElement && opener.isConnected && !layer.box.contains(opener)) opener.focus()
      else layer.focus()
    },
    hold: (drawn) => {
      holds.add(drawn)
      return () => void holds.delete(drawn)
    },
    goTo: (key) => {
      targets.find((target) => target.key === key)?.node.parentElement?.scrollIntoView({ block: 'center' })
      layer.place()
      layer.focus(key)
    },
    report: (status) => store.set({ status, warnings: [], notes: undefined }),
    showInBar: (notes) => store.set({ notes }),
    write: (changes, done, show, again) => {
      const readAgain = () => {
        show(undefined)
        void reader.read()
      }
      return editor.settle(() => session.write(changes), done, show, again ?? readAgain)
    },
    settle: async (run, done, show, again) => {
      const settled = settleWrite(run, done, show, again)
      settling = settled
      const isWritten = await settled
      if (settling === settled) settling = undefined
      return isWritten
    },
    settled: () => settling ?? reader.catchUp(),
    stop: () => {
      store.set({ content: undefined })
      opening.stop()
      document.removeEventListener('keydown', onKey)
      unguard()
      ignoreDrops()
      reader.stop()
      layer.remove()
      page.inert = false
    },
  }
  const settleWrite: Editor['settle'] = async (run, done, show, again) => {
    store.set({ status: '' })
    show(<p>Checking …</p>)
    try {
      const answer = await run()
      if (answer.ok) {
        // The page that is shown may have another address now, or none.
        if (answer.address !== undefined && answer.address !== window.location.pathname)
          leaveFor(answer.address)
        forgetTypedWords()
        await reader.read()
        store.set({ status: done, warnings: answer.warnings, notes: undefined })
        show(undefined)
      } else show(<Refusal answer={answer} readAgain={again} />)
      return answer.ok
    } catch (error) {
      show(<p className="problem">{messageOf(error)}</p>)
      return false
    }
  }
  /** Opens the text that was typed before the page was loaded or drawn again. */
  const resume = () => {
    const words = typedWords()
    const place =
      words && targets.find((target) => partsOf(target).some(({ leaf, run }) => isPlaceOf(words, leaf, run)))
    if (place) open(place, words.text)
    else if (words) editor.report(`Not written, because its text has changed meanwhile: “${words.text}”`)
  }
  const open = (target: Target, typed?: string) => {
    if (target.kind === 'block') editor.show(<BlockCard key={target.key} target={target} />)
    else if (target.kind === 'picture')
      editor.show(<PictureCard key={target.key} target={target} />, target.node)
    else
      editor.show(<TextCard key={target.key + (typed ?? '')} {...target.text} typed={typed} />, target.node)
  }
  const opening = openTarget({ root, editor, open })
  const layer = makeLayer({
    press: (target) => void opening.press(target),
    key: (target, event) => {
      const act = target.kind === 'block' ? blockKey(event) : undefined
      if (target.kind !== 'block' || !act) return
      event.preventDefault()
      void actOnBlock(editor, act, target.block.id, editor.showInBar)
    },
  })
  const unguard = guardPage(page, {
    key: (event) => typing?.key(event),
    input: () => typing?.input(),
    press: (target) => {
      if (typing && !typing.element.contains(target))
        editor.report('Enter writes the text, Escape gives it up.')
    },
  })
  const ignoreDrops = onDroppedFile((file, point) => {
    const target = pictureAt(point, targets)
    if (target) editor.show(<PictureCard key={file.name} target={target} dropped={file} />, target.node)
    else editor.report('Drop a file on a picture, or on its empty frame.')
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

const partsOf = (target: Target) => (target.kind === 'text' ? target.text.parts : [])
