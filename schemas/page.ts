import { z } from 'zod'
import { blockSchema } from './blocks/index.ts'
import { sectionRef } from './shared/section-ref.ts'
import { text } from './shared/text.ts'

/** Where a page's content comes from. */
const contentSourceSchema = z.strictObject({
  /** The path after `/api/`: `retails` is `GET {host}/api/retails`. */
  endpoint: z
    .string()
    .regex(/^[a-z0-9-]+(\/[:a-z0-9-]+)*$/i, { error: 'must be a path without leading slash' }),
  /** The answer's shape: a bare list, `{ data: list }`, or either of them (also `{ success, data }`). */
  envelope: z.enum(['list', 'data', 'either']).default('list'),
  /** What the section keys begin with: `retail` for `retail_section1`. */
  prefix: z.string().regex(/^[a-z][a-z0-9_]*$/, { error: 'must be lower case words joined by _' }),
  /** Which field of an image item holds its address; the transport page uses `url`. */
  imageField: z.enum(['image', 'url']).default('image'),
  /** Sections the service sends and no block of the page shows. */
  unshown: z.array(sectionRef()).default([]),
})

/** What the page says while it loads and when it cannot. `{code}` is the HTTP status, `{message}` the reason. */
const statesSchema = z.strictObject({
  /** Beside the spinner. */
  loading: text().default('Loading...'),
  /** The reason, when the service answers with an error status. */
  badStatus: text().default('Failed to fetch data'),
  /** The line around the reason, whatever it is. */
  error: text().default('Error: {message}'),
  /** The button that reloads the page. */
  retry: text().default('Retry'),
})

/** The questions that search engines are told of. */
const structuredDataSchema = z.strictObject({
  /** A file of `page-configs/structured-data/`, without `.json`. */
  faqSet: text(),
  /** Whether it is there while the page still loads (not on the rental page, document 2 §3). */
  whileLoading: z.boolean().default(true),
})

/** A page: where its content comes from, and which blocks show it in which order. Its file's place is its address. */
export const pageSchema = z
  .strictObject({
    /** For editors only: where the JSON Schema of a `.json` page lies. */
    $schema: z.string().optional(),
    /** The page's kind; names its metadata where its name has none. */
    type: z.enum([
      'home',
      'about',
      'products',
      'industry',
      'contact',
      'gallery',
      'blog',
      'client',
      'not-found',
    ]),
    /** The page's name: its entry in `page-configs/metadata.json`, if it has one. */
    name: text(),
    /** What the page is called: `{product}` in headings, and the head's title where no entry of its own gives one. */
    title: text(),
    /** Where its content comes from; a page without it shows only what its config says. */
    content: contentSourceSchema.optional(),
    /** What it says while it loads and when it cannot. */
    states: statesSchema.prefault({}),
    /** The questions that search engines are told of. */
    structuredData: structuredDataSchema.optional(),
    /** Keeps the page out of search engines. */
    noindex: z.boolean().default(false),
    /** The blocks, in order. */
    blocks: z.array(blockSchema).min(1, { error: 'a page needs at least one block' }),
  })
  .check(({ value, issues }) => {
    value.blocks.forEach((block, index) => {
      const first = value.blocks.findIndex(({ id }) => id === block.id)
      if (first === index) return
      const message = `is also the id of block ${first}; ids are unique on a page`
      issues.push({ code: 'custom', path: ['blocks', index, 'id'], message, input: block.id })
    })
    if (value.content) return
    value.blocks.forEach((block, index) => {
      if (!('section' in block) || block.section === undefined) return
      const message = 'names a section, but the page has no "content"'
      issues.push({ code: 'custom', path: ['blocks', index, 'section'], message, input: block.section })
    })
  })

export type PageInput = z.input<typeof pageSchema>
export type Page = z.output<typeof pageSchema>
export type ContentSource = z.output<typeof contentSourceSchema>
