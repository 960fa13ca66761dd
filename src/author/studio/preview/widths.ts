/** The window sizes in which a block is shown, in pixels. */
export const widths = {
  390: { name: 'phone', height: 844 },
  834: { name: 'tablet', height: 1112 },
  1440: { name: 'desktop', height: 900 },
} as const

export type Width = keyof typeof widths

/** The widths in the order of the desk: the widest above the other two. */
export const widthsShown: Width[] = [1440, 834, 390]

/** The choices of widths, each with its key. */
export const choices: { width: Width | 'all'; key: string }[] = [
  { width: 'all', key: '0' },
  { width: 390, key: '1' },
  { width: 834, key: '2' },
  { width: 1440, key: '3' },
]
