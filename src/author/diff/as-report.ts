import type { SiteDiff } from './change.ts'
export const asReport = (diff: SiteDiff) => JSON.stringify(diff)
