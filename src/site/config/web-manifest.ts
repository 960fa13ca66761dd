import { grounds } from '../../../block-library/parts/theme.ts'
import type { Site } from '../../../schemas/site.ts'

/** Address of the manifest, which `index.html` names. */
export const manifestAddress = '/manifest.webmanifest'

/** Returns the data that a browser uses when the site is put on a home screen. `media/icons.mjs` draws its icons. */
export function webManifest({
  brand,
  tagline,
  language,
}: Pick<Site, 'brand' | 'tagline' | 'language'>): string {
  return JSON.stringify({
    id: '/',
    name: brand,
    short_name: brand,
    description: tagline,
    lang: language,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: grounds.night.stage,
    background_color: grounds.night.stage,
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    ],
  })
}

const icon = (name: string, size: number) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})
