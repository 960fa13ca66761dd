import { markOf } from '../../protocol/marks.ts'
import { runsOf } from '../../source/text-runs.ts'

/** Returns a text with marks in each run. The first run has the mark of `id`, the second that of `id + 1`. */
export function markText(text: string, id: number): string {
  let marked = ''
  let from = 0
  for (const [index, { start, end }] of runsOf(text).entries()) {
    marked += text.slice(from, start) + markRun(text.slice(start, end), markOf(id + index))
    from = end
  }
  return marked + text.slice(from)
}

/**
 * Marks a run after its longer words. Short words and words with digits have no mark, since the engine reads numbers with their units. The end
 * has a mark in any case.
 */
function markRun(run: string, mark: string): string {
  const text = run.trimEnd()
  return text.replaceAll(WORD, (word) => word + mark) + mark + run.slice(text.length)
}

const WORD = /(?<!\S)\p{P}*\p{L}{4,}\p{P}*(?=\s)/gu
