import { dirname } from 'node:path'
import type { ResolvedConfig } from 'vite'

/** Returns the folder of the site that Vite builds or serves. Vite's `root` is the folder of the engine. */
export const siteOf = ({ publicDir }: ResolvedConfig): string => dirname(publicDir)
