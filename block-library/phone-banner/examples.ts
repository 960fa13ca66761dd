import type { Examples } from '../contract/block-examples.ts'

const banner = { type: 'phone-banner', id: 'call', heading: 'Rather talk? Call us.' } as const

export const phoneBannerExamples: Examples<'phone-banner'> = {
  default: { block: banner },
  shortest: { block: { ...banner, heading: 'Call' } },
  longest: {
    block: {
      ...banner,
      heading:
        'Rather talk to somebody who has worked in Visakhapatnam, Thiruvananthapuram or Rajamahendravaram? Call us.',
    },
  },
}
