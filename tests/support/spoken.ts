import { virtual } from '@guidepup/virtual-screen-reader'

/**
 * Returns what a screen reader says of an element, until its `last` phrase. Stops after `most` steps, so that an
 * endless cycle ends.
 */
export async function spoken(container: HTMLElement, last: string, most: number): Promise<string[]> {
  await virtual.start({ container })
  for (let step = 0; step < most; step += 1) {
    await virtual.next()
    if ((await virtual.lastSpokenPhrase()) === last) break
  }
  const phrases = await virtual.spokenPhraseLog()
  await virtual.stop()
  return phrases
}
