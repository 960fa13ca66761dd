import type { Site } from '../../../schemas/site.ts'

/** Address of the manifest, which `index.html` names. */
export const manifestAddress = '/manifest.webmanifest'

/**
 * Returns the data that a browser uses when the site is put on a home screen. `color` is the ground of its pages.
 * `media/icons.mjs` draws its icons.
 */
export function webManifest(
  { brand, tagline, language }: Pick<Site, 'brand' | 'tagline' | 'language'>,
  color: string,
): string {
  return JSON.stringify({
    id: '/',
    name: brand,
    short_name: brand,
    description: tagline,
    lang: language,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: color,
    background_color: color,
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
