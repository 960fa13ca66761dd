import { markOf } from '../../protocol/marks.ts'

/** Whether a text is HTML. */
export const isHtml = (text: string): boolean => /<\/?[a-z][^>]*>/i.test(text)

/** Start and end of each text between the tags of HTML, without blanks around it. The one run of a plain text is all of it. */
export function runsOf(text: string): { start: number; end: number }[] {
  if (!isHtml(text)) return [{ start: 0, end: text.length }]
  return [...text.matchAll(/(?<=^|>)[^<>]+(?=<|$)/g)].flatMap(({ 0: run, index }) => {
    const start = index + (run.length - run.trimStart().length)
    return run.trim() === '' ? [] : [{ start, end: start + run.trim().length }]
  })
}

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
