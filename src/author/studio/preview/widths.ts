/** The window sizes in which a block is shown, in pixels. */
export const widths = {
  390: { name: 'phone', height: 844 },
  834: { name: 'tablet', height: 1112 },
  1440: { name: 'desktop', height: 900 },
} as const

export type Width = keyof typeof widths

/** The choices of widths. */
export const choices = ['all', 390, 834, 1440] as const

export type Choice = (typeof choices)[number]
