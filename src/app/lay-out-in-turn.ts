import { whenIdle } from './when-idle.ts'

/**
 * Lays out what stands further down a published page and was left until what is seen first had come (`global-style.ts`): a
 * block at a time, each when the processor rests: whatever the visitor does comes first. From then on the page is as high as it is.
 */
export async function layOutInTurn(): Promise<void> {
  const blocks = [...document.querySelectorAll<HTMLElement>('main > div')]
  for (const block of blocks) {
    await new Promise<void>(whenIdle)
    block.style.contentVisibility = 'visible'
    block.getBoundingClientRect()
  }
  document.documentElement.dataset.laidOut = ''
  for (const block of blocks) block.removeAttribute('style')
}
