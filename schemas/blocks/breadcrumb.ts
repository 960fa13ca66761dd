import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { linkSchema } from '../shared/link.ts'
import { text } from '../shared/text.ts'

/** Path of links from home to this page. */
export const breadcrumbSchema = z.strictObject({
  ...blockBase('breadcrumb'),
  /** Pages above this one, outermost first. Home is added before them. */
  parents: z.array(linkSchema).default([]),
  /** Name of this page, as the last item. Default: the title of the page. */
  current: text().default('{title}'),
  /** First item of the path. */
  home: linkSchema.default({ label: 'Home', to: '/' }),
})
