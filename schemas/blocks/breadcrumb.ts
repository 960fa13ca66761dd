import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { linkSchema, sitePath } from '../shared/link.ts'
import { siteWord } from '../shared/site-word.ts'
import { text } from '../shared/text.ts'

/** Path of links from home to this page. */
export const breadcrumbSchema = z.strictObject({
  ...blockBase('breadcrumb'),
  /** Pages above this one, outermost first. Home is added before them. */
  parents: z.array(linkSchema).default([]),
  /** Name of this page, as the last item. Default: the title of the page. */
  current: text().default('{title}'),
  /** First item of the path. */
  home: z
    .strictObject({
      /** Label of the link. */
      label: siteWord(),
      /** Address that the link leads to. */
      to: sitePath().default('/'),
    })
    .prefault({}),
})
