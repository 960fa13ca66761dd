import { samplePrefix } from '../../../src/lint/sample-prefix.ts'
import type { JoinedPage } from '../../../src/site/joined/joined-site.ts'

/** Whether a page has texts of `npm run new` that its author has not replaced yet. */
export const isSample = ({ loaded, bound }: JoinedPage): boolean =>
  JSON.stringify([loaded.page, bound.shown]).includes(samplePrefix)
