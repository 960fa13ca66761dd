import { basename, extname } from 'node:path'
import type { Page } from 'playwright-core'
import made from '../../media/made.json' with { type: 'json' }
import { siteConfig } from './site-config.ts'

interface Made {
  world: string
  screens?: number[]
}
const lines = new Map<string, Made>(Object.entries(made))

/** Boxes of the main screens in pictures, in per cent: left, top, right, bottom. An author's own focal point may cut them. */
const boxes: Record<string, number[]> = Object.fromEntries(
  Object.entries(siteConfig.pictures).flatMap(([path, { focus }]) => {
    const name = basename(path, extname(path))
    const screens = lines.get(name)?.screens
    return screens && isMade(focus, screens) ? [[name, screens]] : []
  }),
)

/** Whether a focal point is the recipe's: it shares what a crop omits between both sides of the screens. */
function isMade(
  [x = 0, y = 0]: readonly number[],
  [left = 0, top = 0, right = 100, bottom = 100]: number[],
): boolean {
  return (
    Math.abs((x * (100 - right + left)) / 100 - left) <= 1 &&
    Math.abs((y * (100 - bottom + top)) / 100 - top) <= 1
  )
}

/** Smallest part of the screens, across and down, that a crop may show. A smaller one cuts the words on them. */
const LEAST = 0.55

/** Returns the pictures of a page whose crop cuts the screens in them, with the part that it shows. */
export function cutScreens(page: Page): Promise<string[]> {
  return page.evaluate(
    ([screens, least]) => {
      /** Returns the shown part of a stretch (in per cent) of a side whose crop is `seen` of it, at a position. */
      const shown = (from: number, to: number, seen: number, position: number) => {
        const start = position * (1 - seen) * 100
        return (Math.min(to, start + seen * 100) - Math.max(from, start)) / (to - from)
      }
      return [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((image) => {
        const name = /(?:pictures|media)\/([\w-]+)\.webp$/.exec(image.getAttribute('src') ?? '')?.[1] ?? ''
        const [left = 0, top = 0, right = 0, bottom = 0] = screens[name] ?? []
        // Natural sizes follow `sizes`, which a test may change.
        const wide = Number(image.getAttribute('width'))
        const high = Number(image.getAttribute('height'))
        const { width, height } = image.getBoundingClientRect()
        const { objectFit, objectPosition } = getComputedStyle(image)
        // Small pictures are signs of other pages, and a page that the app draws knows no sizes. The order makes a carousel's picture 500 px high on phones too.
        const isPrescribed = height === 500 && width < 480
        if (right === 0 || wide === 0 || width < 240 || objectFit !== 'cover' || isPrescribed) return []
        const scale = Math.max(width / wide, height / high)
        const [across = 0, down = 0] = objectPosition.split(' ').map((part) => Number.parseFloat(part) / 100)
        const parts = [
          shown(left, right, width / scale / wide, across),
          shown(top, bottom, height / scale / high, down),
        ]
        if (Math.min(...parts) >= least) return []
        return [`${name} (${width} × ${height}) shows ${parts.map((part) => part.toFixed(2)).join(' × ')}`]
      })
    },
    [boxes, LEAST] as const,
  )
}
