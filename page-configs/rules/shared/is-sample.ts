import { samplePrefix, type JoinedPage } from 'pagework/rules'

/** Whether a page has texts of `npm run new` that its author has not replaced yet. */
export const isSample = ({ loaded, bound }: JoinedPage): boolean => hasSample([loaded.page, bound.shown])

const hasSample = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes(samplePrefix)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasSample)
