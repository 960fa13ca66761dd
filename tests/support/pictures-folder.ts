import { join } from 'node:path'
import sharp from 'sharp'
import { openFileHashes } from '../../src/publish/files/file-hashes.ts'
import { openOutput } from '../../src/publish/files/output.ts'
import { openCache } from '../../src/util/open-cache.ts'
import { createPictures, type PictureOptions } from '../../src/publish/pictures/page-pictures.ts'
import type { PageDocument } from '../../src/runtime/engine/page-document.ts'
import { bakery } from './bakery.ts'
import { documentAt } from './document-at.ts'
import { putFiles, temporaryFolder } from './temporary-folder.ts'

/** Creates a temporary project with these files, whose pictures are published to its `dist`. */
export async function picturesProject(files: Record<string, Uint8Array | string>) {
  const root = await temporaryFolder(files)
  const write = (file: string, bytes: Uint8Array | string) => putFiles(root, { [file]: bytes })
  const folder = join(root, 'dist')
  const build = (notes: PictureOptions['notes'] = new Map(), mayMake = true) => {
    const hashes = openFileHashes(join(root, 'hashes'))
    const output = openOutput(folder, {
      previous: `${folder}-before`,
      published: {},
      hashes,
      packing: 6,
    })
    const cache = openCache(root)
    return createPictures({
      root,
      host: 'http://127.0.0.1',
      output,
      cache,
      hashes,
      notes,
      mayMake,
      brand: { ground: '#000' },
    })
  }
  return { root, folder, write, build }
}

/** Creates a picture of this size, red above and blue below. */
export function paint(width: number, height: number, format: 'webp' | 'png' | 'jpeg' = 'webp') {
  const upper = {
    create: { width, height: Math.floor(height / 3), channels: 3 as const, background: '#f00' },
  }
  const blue = sharp({ create: { width, height, channels: 3, background: '#00f' } })
  return blue
    .composite([{ input: upper, gravity: 'north' }])
    .toFormat(format)
    .toBuffer()
}

/** Document of a page of the site. */
export const someDocument: PageDocument = documentAt('/kontakt', bakery)
