import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { linkSchema } from '../shared/link.ts'
import { text } from '../shared/text.ts'

/** The way from home to this page. */
export const breadcrumbSchema = z.strictObject({
  ...blockBase('breadcrumb'),
  /** The pages above this one, outermost first; Home stands before them by itself. */
  parents: z.array(linkSchema).default([]),
  /** This page's name, the last item; left out, the page's title. */
  current: text().default('{title}'),
  /** The outermost item. */
  home: linkSchema.default({ label: 'Home', to: '/' }),
})
