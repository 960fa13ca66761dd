import { attachLater } from '../parts/attach-later.ts'

export const attach = attachLater(() => import('./compare-chosen.ts'))
