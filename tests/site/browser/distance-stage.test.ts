import type { Locator } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifestFile, readManifest } from '../../../src/publish/app/read-manifest.ts'
import { openVisitor, requestsOf } from '../../support/browser.ts'
import { outDir } from '../../support/run-folders.ts'

const address = '/'
const viewport = { width: 1280, height: 800 }
const script = /run-stage-[\w-]+\.js$/

/** Opens the page and goes to the stage, whose script then runs. */
async function openStage() {
  const { page, troubles } = await openVisitor({ viewport })
  await page.goto(address)
  const stage = page.locator('#distance-stage')
  await stage.scrollIntoViewIfNeeded()
  await stage.locator('[data-ready]').waitFor()
  return { page, stage, troubles }
}

const words = async (stage: Locator) =>
  (await stage.locator('[aria-live]').innerText()).replaceAll('\u00a0', ' ')

/** Returns the mean difference of neighbouring pixels in the middle of the large canvas: high where dots are drawn. */
const roughness = (stage: Locator) =>
  stage
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const [width, height] = [200, 100]
      // A copy, since the browser warns about reading a canvas that the page draws on.
      const copy = Object.assign(document.createElement('canvas'), { width, height })
      const context = copy.getContext('2d')
      context?.drawImage(canvas, (width - canvas.width) / 2, (height - canvas.height) / 2)
      const data = context?.getImageData(0, 0, width, height).data
      let sum = 0
      for (let at = 4; at < (data?.length ?? 0); at += 4)
        sum += Math.abs((data?.[at] ?? 0) - (data?.[at - 4] ?? 0))
      return sum / (width * height)
    })

test('shows and describes dots from nearby and a whole picture from afar', async () => {
  const { page, stage, troubles } = await openStage()
  const slider = stage.getByRole('slider')
  const image = () =>
    stage
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

  await slider.focus()
  await page.keyboard.press('Home')
  await expect.poll(() => words(stage)).toContain('From 1.2 m you see the single dots of P6')
  const [nearby, dots] = [await image(), await roughness(stage)]
  await page.keyboard.press('End')
  await expect.poll(() => words(stage)).toContain('From 80 m nobody sees the dots of P6')
  const [afar, smooth] = [await image(), await roughness(stage)]
  expect(afar).not.toBe(nearby)
  expect(dots).toBeGreaterThan(4 * smooth)
  expect(dots).toBeGreaterThan(10)

  await stage.getByRole('radio', { name: 'Night' }).check()
  await expect.poll(() => words(stage)).toContain('at night')
  expect(await image()).not.toBe(afar)
  expect(troubles).toEqual([])
})

test('loads its script when the visitor is near', async () => {
  const { page } = await openVisitor({ viewport })
  const requested = requestsOf(page)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  expect(requested.filter((file) => script.test(file))).toEqual([])
  await page.locator('#distance-stage').scrollIntoViewIfNeeded()
  await page.locator('#distance-stage [data-ready]').waitFor()
  expect(requested.filter((file) => script.test(file))).toHaveLength(1)
})

test('brings at most 12 KB of script of its own', async () => {
  const manifest = await readManifest(manifestFile('.', outDir))
  const entry = Object.entries(manifest).find(([source]) =>
    source.endsWith('distance-stage/run-stage.ts'),
  )?.[1]
  const files = [entry, ...(entry?.imports ?? []).map((source) => manifest[source])].map(
    (part) => part?.file ?? '',
  )
  expect(files.length).toBeGreaterThan(1)
  const sizes = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(join(outDir, file))).length),
  )
  // The first script of the page is among them, since parts import from it.
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_000)
})
