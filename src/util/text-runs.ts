/** Start and end of each text between the tags of HTML, without blanks around it. The one run of a plain text is all of it. */
export function runsOf(text: string): { start: number; end: number }[] {
  if (!isHtml(text)) return [{ start: 0, end: text.length }]
  return [...text.matchAll(/(?<=^|>)[^<>]+(?=<|$)/g)].flatMap(({ 0: run, index }) => {
    const start = index + (run.length - run.trimStart().length)
    return run.trim() === '' ? [] : [{ start, end: start + run.trim().length }]
  })
}

/** Whether a text is HTML. */
export const isHtml = (text: string): boolean => /<\/?[a-z][^>]*>/i.test(text)
