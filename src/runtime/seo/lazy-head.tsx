import { lazy, Suspense, useLayoutEffect } from 'react'
import type { PageDocument } from '../engine/page-document.ts'
import type { SeoInput } from './seo-input.ts'

interface LazyHeadProps extends SeoInput {
  /** The document that the page was published with; its head is in the HTML already. */
  published: PageDocument | undefined
}

/** The page's head. What writes it loads only when there is something to change in the published one. */
export function LazyHead({ published, ...props }: LazyHeadProps) {
  if (props.document === published) return null
  return (
    <Suspense>
      <PageHead {...props} />
      <ForgetPublished />
    </Suspense>
  )
}

/** The published head's tags, which nobody would take away: React knows only those it wrote itself. */
let publishedTags: Element[] = []

const written =
  'title, link[rel=canonical], meta[property], meta[name]:not([name=viewport], [name=theme-color])'

const PageHead = lazy(async () => {
  const module = await import('./page-head.tsx')
  publishedTags = [...document.head.querySelectorAll(written)]
  return { default: module.PageHead }
})

/** Takes the published tags away once the new ones stand, so that the head is never empty. */
function ForgetPublished() {
  useLayoutEffect(() => {
    for (const tag of publishedTags.splice(0)) tag.remove()
  }, [])
  return null
}
