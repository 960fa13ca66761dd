import { attachLater } from '../parts/attach-later.ts'

export const attach = attachLater(() => import('./show-large.ts'))
