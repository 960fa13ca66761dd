import { samplePrefix, type JoinedPage } from 'pagework/rules'

/** Whether a page has texts of `npm run new` that its author has not replaced yet. */
export const isSample = ({ loaded, bound }: JoinedPage): boolean =>
  JSON.stringify([loaded.page, bound.shown]).includes(samplePrefix)
