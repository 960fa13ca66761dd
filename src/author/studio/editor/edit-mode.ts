import { actOnBlock, showBlock } from '../panels/block-card.ts'
import type { Editor, Shown } from './editor.ts'
import { editBar } from './edit-bar.ts'
import { guardPage } from '../page/guard-page.ts'
import { makeLayer } from '../page/layer.ts'
import { make } from './make.ts'
import { showRefusal } from '../panels/outcome.ts'
import { readPages } from '../page/page-reader.ts'
import { showPicture } from '../panels/picture-card.ts'
import { placeCard } from '../page/place-card.ts'
import { wordsOf } from '../server.ts'
import { startSession } from './session.ts'
import { targetsOf, type Target } from '../page/targets.ts'
import { showText, typing } from '../panels/text-card.ts'

/** Starts editing: the page stops acting, and each part of it can be pressed. Returns a function that ends editing. */
export function startEditor(root: ShadowRoot, bar: HTMLElement): () => void {
  const page = document.getElementById('root') ?? document.body
  let targets: Target[] = []
  let shown: (Shown & { opener: Element | null }) | undefined

  const layer = makeLayer({
    press: (target) => void press(target),
    key: (target, event) => pressKey(target, event),
  })
  const session = startSession(() => controls.showCounts(session))
  const reader = readPages(
    page,
    () => typing !== undefined,
    session.saw,
    ({ texts, explained }) => {
      targets = targetsOf(texts, explained, page)
      layer.show(targets)
    },
    (error) => editor.say(`The sources of this page are unknown: ${wordsOf(error)}`),
  )

  const settleShown = () => {
    const isTyped = typing !== undefined
    page.inert = !isTyped
    layer.box.classList.toggle('typing', isTyped)
    if (shown?.box.classList.contains('card')) placeCard(shown.box, shown.near)
  }
  const hide = () => {
    shown?.box.remove()
    shown?.closed?.()
    shown = undefined
  }
  const editor: Editor = {
    session,
    page: reader.page,
    targets: () => targets,
    show: (next) => {
      const opener = shown ? shown.opener : root.activeElement
      hide()
      // A card of a block stands beside the button of the block.
      const near = next.near ?? (opener && layer.box.contains(opener) ? opener : undefined)
      shown = { ...next, opener, ...(near && { near }) }
      root.append(next.box)
      settleShown()
      next.box.querySelector<HTMLElement>('h2')?.focus()
    },
    close: () => {
      const opener = shown?.opener
      hide()
      settleShown()
      reader.soon()
      if (opener instanceof HTMLElement && bar.contains(opener)) opener.focus()
      else layer.focus()
    },
    open: (target) => open(target),
    goTo: (key) => {
      targets.find((target) => target.key === key)?.node.parentElement?.scrollIntoView({ block: 'center' })
      layer.place()
      layer.focus(key)
    },
    say: (text) => controls.say(text),
    settled: reader.settled,
    afterReading: reader.afterReading,
    write: (changes, said, notes) => editor.settle(() => session.write(changes), said, notes),
    settle: async (run, said, notes) => {
      notes.replaceChildren(make('p', {}, 'Checking …'))
      try {
        const answer = await run()
        notes.replaceChildren()
        if (answer.ok) {
          // The page that is shown may have another address now, or none.
          if (answer.address !== undefined && answer.address !== window.location.pathname)
            window.location.assign(answer.address)
          reader.sourceChanged()
          controls.say(said, answer.warnings)
        } else showRefusal(notes, answer, () => readAgain(notes))
        return answer.ok
      } catch (error) {
        notes.replaceChildren(make('p', { class: 'problem' }, wordsOf(error)))
        return false
      } finally {
        settleShown()
      }
    },
  }
  const readAgain = (notes: HTMLElement) => {
    session.forget()
    notes.replaceChildren(make('p', {}, 'Read again. Your text replaces its own value alone.'))
  }
  /** Opens a target. Paths in lists may have moved with the last write, so the page is read first. */
  const press = async (target: Target) => {
    if (!reader.isStale() && target.node.isConnected) return open(target)
    controls.say('Reading the page again …')
    await reader.settled()
    const isSame = ({ key, label }: Target) => key === target.key && label === target.label
    const now = targets.find(isSame)
    controls.say(now ? '' : 'The page has changed meanwhile: press again.')
    if (now) open(now)
  }
  const open = (target: Target) => {
    if (target.kind === 'block') return showBlock(editor, target)
    if (target.kind === 'picture') return showPicture(editor, target)
    showText(editor, {
      ...target.text,
      again: () =>
        targets.flatMap((one) => (one.kind === 'text' && one.key === target.key ? [one.text] : []))[0],
    })
    settleShown()
  }
  const pressKey = (target: Target, event: KeyboardEvent) => {
    if (target.kind !== 'block') return
    const act = blockKey(event)
    if (!act) return
    event.preventDefault()
    void actOnBlock(editor, act, target.block.id, controls.notes)
  }
  const controls = editBar(editor, bar)
  const onKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || !shown) return
    event.stopPropagation()
    editor.close()
  }
  const unguard = guardPage(page, {
    key: (event) => typing?.key(event),
    press: (target) => {
      if (typing && !typing.element.contains(target))
        controls.say('Enter writes the text, Escape gives it up.')
    },
  })
  root.addEventListener('keydown', onKey)
  window.addEventListener('scroll', settleShown, { passive: true })
  page.inert = true
  root.prepend(layer.box)

  return () => {
    hide()
    unguard()
    controls.remove()
    reader.stop()
    layer.remove()
    root.removeEventListener('keydown', onKey)
    window.removeEventListener('scroll', settleShown)
    page.inert = false
  }
}

function blockKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (altKey && key === 'ArrowUp') return 'up'
  if (altKey && key === 'ArrowDown') return 'down'
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return 'duplicate'
  return key === 'Delete' ? 'remove' : undefined
}
