/** Lists that the markup holds (document 2 §4). */
const PUBLISHED = 2

/**
 * Adds copies of the track's second list until they fill the track while the first list moves out of view. Returns a
 * function that removes the copies.
 */
export function fillTrack(track: Element, list: Element): () => void {
  const hold = (count: number) => {
    while (track.childElementCount > count) track.lastElementChild?.remove()
    while (track.lastElementChild && track.childElementCount < count)
      track.append(track.lastElementChild.cloneNode(true))
  }
  const watch = new ResizeObserver(() => {
    const needed = Math.ceil(track.clientWidth / list.getBoundingClientRect().width) + 1
    if (Number.isFinite(needed)) hold(Math.max(PUBLISHED, needed))
  })
  watch.observe(track)
  watch.observe(list)
  return () => {
    watch.disconnect()
    hold(PUBLISHED)
  }
}
