import { z } from 'zod'
import { matching } from './matching.ts'

/** Names of the icons that the engine draws. */
const iconNames = [
  'home',
  'industry',
  'products',
  'blog',
  'about',
  'facebook',
  'youtube',
  'instagram',
  'chat',
  'search',
] as const

/** An icon: a drawing of the engine, or an SVG file of the site whose shape has the id `icon`, on a grid of 24. */
export const iconSchema = z.union([
  z.enum(iconNames),
  matching(
    /^\/[\w./-]+\.svg$/,
    `one of ${iconNames.join(', ')}, or an SVG file of this site, such as "/icons/bread.svg"`,
  ).meta({ format: 'site-file' }),
])

export type IconName = (typeof iconNames)[number]
export type Icon = z.output<typeof iconSchema>
