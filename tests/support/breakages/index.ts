import { channels } from './channels.ts'
import { page } from './page.ts'
import { sending } from './sending.ts'
import { server } from './server.ts'

/** All breakages that the canary must name. */
export const breakages = [...page, ...sending, ...server, ...channels]
