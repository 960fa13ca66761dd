import { virtual } from '@guidepup/virtual-screen-reader'

/** What a screen reader says of a part of the page from its beginning to its `last` phrase; at most so much, lest it go round in circles. */
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
