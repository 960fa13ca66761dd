import { lazy, Suspense, useLayoutEffect } from 'react'
import type { PageDocument } from '../engine/page-document.ts'
import type { SeoInput } from './seo-input.ts'

interface LazyHeadProps extends SeoInput {
  /** Document with which the page was published. Its head is in the HTML already. */
  published: PageDocument | undefined
}

/** Renders the page's head. The code for it loads only if the published head must change. */
export function LazyHead({ published, ...props }: LazyHeadProps) {
  if (props.document === published) return null
  return (
    <Suspense>
      <PageHead {...props} />
      <ForgetPublished />
    </Suspense>
  )
}

/** Tags of the published head, which React does not remove because it did not write them. */
let publishedTags: Element[] = []

const written =
  'title, link[rel=canonical], link[hreflang], meta[property], meta[name]:not([name=viewport], [name=theme-color])'

const PageHead = lazy(async () => {
  const module = await import('./head-tags.tsx')
  publishedTags = [...document.head.querySelectorAll(written)]
  return { default: module.PageHead }
})

/** Removes the published tags after the new ones are there, so that the head is never empty. */
function ForgetPublished() {
  useLayoutEffect(() => {
    for (const tag of publishedTags.splice(0)) tag.remove()
  }, [])
  return null
}
