/** Correct figures that contradict a fact of the same words: calculations, other makers' products, warnings. */
export interface Exception {
  file: string
  /** The figure as in the message. */
  number: string
  /** Words of the figure's sentence. */
  beside: string
  reason: string
}

export const exceptions: Exception[] = [
  {
    file: 'content/api/blog/what-nits-mean-indoors-and-outdoors.json',
    number: '1,430 nits',
    beside: '90,000 lux',
    reason: 'reflected daylight, a step of a worked example',
  },
]
