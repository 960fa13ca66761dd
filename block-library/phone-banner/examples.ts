import { blockExample, type Examples } from '../contract/block-examples.ts'

const banner = { type: 'phone-banner', id: 'call', heading: 'Rather talk? Call us.' } as const
const example = blockExample<'phone-banner'>(banner)

export const phoneBannerExamples: Examples<'phone-banner'> = {
  default: example(),
  shortest: example({ heading: 'Call' }),
  longest: example({
    heading:
      'Rather talk to somebody who has worked in Visakhapatnam, Thiruvananthapuram or Rajamahendravaram? Call us.',
  }),
}
