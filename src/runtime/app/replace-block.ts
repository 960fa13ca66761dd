import { attachBehaviours, detachBehaviours } from './attach-behaviours.ts'
import { replaceFailed } from './replace-lost-pictures.ts'
import { use } from './watch-use.ts'

/** Milliseconds without use until a block may change: a click comes after the release that causes it. */
const PAUSE_MS = 300
/** Milliseconds between two looks at whether a block is still in use. */
const LOOK_EVERY_MS = 200
/** Milliseconds without a movement or a press until a block under the pointer may change, if nothing there moves. */
const REST_MS = 2_000

interface Replacement {
  id: string
  /** The newer block; undefined if newer content does not show the block. */
  fresh?: HTMLElement | undefined
  /** Ids of the blocks above it. */
  above?: string[]
}

/** Replaces a published block once the visitor does not use it. A block that the visitor has changed stays. */
export async function replaceBlock({ id, fresh, above = [] }: Replacement): Promise<void> {
  const old = document.getElementById(id) ?? undefined
  // The browser handles waiting presses first.
  do await new Promise((look) => setTimeout(look, LOOK_EVERY_MS))
  while (!isUnused(old) && !mayChangeUnderPointer(old, fresh))
  if (old && (isChanged(old) || isTypedIn(old) || (fresh && openParts(old) !== openParts(fresh)))) return
  if (old) detachBehaviours(old)
  if (!fresh) old?.remove()
  else if (old) old.replaceWith(fresh)
  else place(fresh, above)
  if (!fresh) return
  replaceFailed(fresh)
  attachBehaviours(fresh)
}

/** Puts a block that was not published below the nearest block above it. */
function place(block: HTMLElement, above: string[]): void {
  const nearest = above.findLast((id) => document.getElementById(id))
  if (nearest === undefined) document.querySelector('main')?.prepend(block)
  else document.getElementById(nearest)?.after(block)
}

/** Returns which of a block's `details` are open: a visitor may have pressed one before the script ran. */
const openParts = (block: Element): string =>
  Array.from(block.querySelectorAll('details'), ({ open }) => Number(open))
    .join('')
    .replace(/0+$/, '')

const isTypedIn = (block: Element): boolean =>
  [
    ...block.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      '[data-island] :is(input:not([type=range]), textarea)',
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue)

/** Returns whether the visitor has changed a block, or turned to an island in it. */
const isChanged = (block: Element): boolean =>
  use.changed.has(block) || block.querySelector('[data-in-use]') !== null

/**
 * Returns whether the visitor neither presses nor types now, and neither points at this block nor has its focus by keyboard.
 * A press focuses a row that scrolls too, so a focus without keyboard does not count.
 */
const isUnused = (block: Element | undefined): boolean =>
  isPaused(PAUSE_MS) && !block?.matches(':hover, :has(:focus-visible)')

const isPaused = (ms: number): boolean => !use.isDown && performance.now() - use.last > ms

/** Blocks that would move the element under the resting pointer. They wait until the pointer leaves. */
const moving = new WeakSet<Element>()

/** Returns whether the pointer rests on the block, and would rest on the same box in the newer one. */
function mayChangeUnderPointer(old?: HTMLElement, fresh?: HTMLElement): boolean {
  const { pointer } = use
  if (!old || !fresh || !pointer || moving.has(old) || !isPaused(REST_MS)) return false
  if (performance.now() - pointer.since < REST_MS || old.matches(':has(:focus-visible)')) return false
  const before = boxAt(pointer)
  old.replaceWith(fresh)
  const after = boxAt(pointer)
  fresh.replaceWith(old)
  if (before !== after) moving.add(old)
  return before === after
}

function boxAt({ x, y }: { x: number; y: number }): string {
  const element = document.elementFromPoint(x, y)
  return element ? element.tagName + JSON.stringify(element.getBoundingClientRect()) : ''
}
