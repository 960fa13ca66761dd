import { nextTask } from './next-task.ts'

/**
 * Lays out what stands further down a published page and was left until what is seen first had come (`global-style.ts`): a
 * block at a time, in tasks of their own. From then on the page is as high as it is.
 */
export async function layOutInTurn(): Promise<void> {
  const blocks = [...document.querySelectorAll<HTMLElement>('main > div')]
  for (const block of blocks) {
    block.style.contentVisibility = 'visible'
    block.getBoundingClientRect()
    await nextTask()
  }
  document.documentElement.dataset.laidOut = ''
  for (const block of blocks) block.removeAttribute('style')
}
