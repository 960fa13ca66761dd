import { join } from 'node:path'
import { planPages } from '../../src/build/plan-pages.ts'
import { siteContent } from '../../src/build/site-content.ts'
import { storageAddress } from '../../src/content/storage-address.ts'
import { pictureAddresses } from '../../src/engine/picture-addresses.ts'
import { bind } from '../../src/engine/bind.ts'
import { root, site, siteConfig } from './site-config.ts'

/** A page and the pictures it shows. */
export interface PicturesOfPage {
  pathname: string
  /** Each once, by address. */
  pictures: string[]
  /** Pictures that stand with words of their own. */
  captioned: { picture: string; caption: string }[]
}

/** Every published page with its pictures, from the embedded content, bound as the browser binds it. */
export async function pictureUses(): Promise<PicturesOfPage[]> {
  const { contentFor } = siteContent({ host: '', folder: join(root, 'content'), kept: undefined })
  const plan = await planPages(siteConfig, 'https://site.example', contentFor)
  return plan.map(({ snapshot: { pathname, document, content, params } }) => {
    const storage = (path: string) => storageAddress(path, '')
    const bound = bind(document.page, { content, site, visit: { params }, storage })
    return {
      pathname,
      pictures: pictureAddresses(bound).all.filter((address) => !address.endsWith('.svg')),
      captioned: bound.shown.flatMap(({ props }) => [...captionsIn(props)]),
    }
  })
}

/** The words of items: a heading over a whole block says more than its picture can show. */
function* captionsIn(value: unknown, isItem = false): Generator<{ picture: string; caption: string }> {
  if (typeof value !== 'object' || value === null) return
  if (isItem && 'src' in value && typeof value.src === 'string' && !value.src.endsWith('.svg')) {
    const caption = 'title' in value ? value.title : 'category' in value ? value.category : ''
    if (typeof caption === 'string' && caption) yield { picture: value.src, caption }
  }
  for (const part of Object.values(value)) yield* captionsIn(part, isItem || Array.isArray(value))
}
