import { nextTask } from './next-task.ts'

/** So many files are asked for in one task. */
const batch = 8

/**
 * Fetches the files that hydrate a published page, all at once, and evaluates them one after the other, each in a task of its own:
 * together they would keep a slow phone from answering for 200 ms. A file that fails is left to whoever needs it.
 *
 * @param template Holds a link to each, behind those that it imports (`src/publish/pages/page-preloads.ts`).
 */
export async function evaluateInTurn(template: HTMLElement | null): Promise<void> {
  if (!(template instanceof HTMLTemplateElement)) return
  const links = [...template.content.querySelectorAll('link')]
  for (let first = 0; first < links.length; first += batch) {
    document.head.append(...links.slice(first, first + batch))
    await nextTask()
  }
  for (const { href } of links) {
    try {
      await import(/* @vite-ignore */ href)
    } catch {
      return
    }
    await nextTask()
  }
}
