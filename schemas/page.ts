import { z } from 'zod'
import { blockSchema } from './blocks/index.ts'
import { questionSchema } from './faq-set.ts'
import { headSchema } from './metadata.ts'
import { fillTexts } from './shared/fill-texts.ts'
import { sectionRef } from './shared/section-ref.ts'
import { fromSite } from './shared/site-default.ts'
import { text, textWith } from './shared/text.ts'

/** Where a page's content comes from. */
const contentSourceSchema = z.strictObject({
  /** The path after `/api/`: `retails` is `GET {host}/api/retails`. */
  endpoint: z
    .string()
    .regex(/^[a-z0-9-]+(\/[:a-z0-9-]+)*$/i, { error: 'must be a path without leading slash' }),
  /** What the answer holds: sections, gallery entries, articles, or a single article. */
  kind: z.enum(['sections', 'gallery', 'articles', 'article']).default('sections'),
  /** The answer's shape: a bare list, `{ data: list }`, or either of them (also `{ success, data }`). */
  envelope: z.enum(['list', 'data', 'either']).default('list'),
  /** What the section keys begin with: `retail` for `retail_section1`. */
  prefix: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/, { error: 'must be lower case words joined by _' })
    .optional(),
  /** Which field of an image item holds its address; the transport page uses `url`. */
  imageField: z.enum(['image', 'url']).default('image'),
  /** When the service fails: the error state, or a page without content and a word in the log (gallery, document 1 §8). */
  failure: z.enum(['error', 'empty']).default('error'),
  /** Sections of `page-configs/fallback/`, without `.json`, that stand in when the service fails (document 1 §4). */
  fallback: text().optional(),
  /** Sections the service sends and no block of the page shows. */
  unshown: z.array(sectionRef()).default([]),
})

/** What the page says while it loads and when it cannot; what it leaves out is the site's. `{code}` is the HTTP status, `{message}` the reason. */
const statesSchema = z.strictObject({
  /** Beside the spinner. */
  loading: text().default(fromSite('loading')),
  /** The reason, when the service answers with an error status. */
  badStatus: textWith('code').default(fromSite('badStatus')),
  /** The line around the reason, whatever it is. */
  error: textWith('message').default(fromSite('error')),
  /** The button that reloads the page. */
  retry: text().default(fromSite('retry')),
})

/** The questions that search engines are told of: the page's own, or a file's. */
const structuredDataSchema = z
  .strictObject({
    /** The questions themselves. */
    questions: z.array(questionSchema).min(1).optional(),
    /** A file of `page-configs/structured-data/` that holds them, without `.json`. */
    faqSet: text().optional(),
    /** Whether they are there while the page still loads (document 2 §3). */
    whileLoading: z.boolean().default(true),
  })
  .refine(({ questions, faqSet }) => (questions === undefined) !== (faqSet === undefined), {
    error: 'needs either "questions" or "faqSet"',
  })

/** A page as it stands in its file. */
const pageFile = z
  .strictObject({
    /** The page's kind, one of `page-configs/kinds.ts`; left out, the one whose folder it lies in. Names its metadata where it has none of its own. */
    type: text(),
    /** The page's name: its entry in `page-configs/metadata.json`, if it has one. */
    name: text(),
    /** What the page is called: `{product}` in headings, and the head's title where no entry of its own gives one. */
    title: text(),
    /** What search results and previews show of it; left out, its name's entry in `page-configs/metadata.json`, else its kind's. */
    head: headSchema.optional(),
    /** Where its content comes from; a page without it shows only what its config says. */
    content: contentSourceSchema.optional(),
    /** What it says while it loads and when it cannot. */
    states: statesSchema.prefault({}),
    /** The questions that search engines are told of. */
    structuredData: structuredDataSchema.optional(),
    /** Blocks without which there is no such page: when one of them is not shown, the not-found page is. */
    needs: z.array(text()).default([]),
    /** Keeps the page out of search engines. */
    noindex: z.boolean().default(false),
    /** The blocks, in order. */
    blocks: z.array(blockSchema).min(1, { error: 'a page needs at least one block' }),
  })
  .superRefine(checkBlocks, {
    // These rules read little of the page, so they speak even while something else in it is wrong.
    when: ({ value }) => outline.safeParse(value).success,
  })

/**
 * A page: where its content comes from, and which blocks show it in which order. Its file's place is its address. In every
 * text of its blocks `{product}` is the page's title.
 */
export const pageSchema = pageFile.transform((page) => ({
  ...page,
  blocks: fillTexts(page.blocks, { product: page.title }),
}))

/** As much of a page as its rules need. */
const outline = z.object({
  content: z.unknown().optional(),
  needs: z.array(z.string()).default([]),
  blocks: z.array(z.object({ id: z.string().optional(), type: z.string(), section: z.unknown().optional() })),
})

/** What no block can know alone: ids are unique, named blocks exist, sections have a service to come from. */
function checkBlocks(page: z.input<typeof outline>, context: z.RefinementCtx): void {
  const { content, needs = [], blocks } = page
  const ids = blocks.map(({ id, type }) => id ?? type)
  blocks.forEach(({ id, section }, index) => {
    const first = ids.indexOf(ids[index] ?? '')
    if (first !== index) {
      const message =
        id === undefined
          ? `is missing, and "${ids[index]}", which the type gives, is the id of block ${first} already`
          : `is also the id of block ${first}; ids are unique on a page`
      context.addIssue({ code: 'custom', path: ['blocks', index, 'id'], message, input: id })
    }
    if (section !== undefined && content === undefined) {
      const message = 'needs a section of the content service, but the page has no "content"'
      context.addIssue({ code: 'custom', path: ['blocks', index, 'section'], message, input: section })
    }
  })
  needs.forEach((id, index) => {
    if (ids.includes(id)) return
    context.addIssue({
      code: 'custom',
      path: ['needs', index],
      message: 'must be the id of a block of this page',
      input: id,
    })
  })
}

export type PageInput = z.input<typeof pageSchema>
export type Page = z.output<typeof pageSchema>
export type ContentSource = z.output<typeof contentSourceSchema>
