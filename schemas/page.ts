import { z } from 'zod'
import { blockSchema } from './blocks/index.ts'
import { questionSchema } from './faq-set.ts'
import { headSchema } from './metadata.ts'
import { fillTexts } from './shared/fill-texts.ts'
import { sitePath } from './shared/link.ts'
import { locale } from './shared/locale.ts'
import { matching } from './shared/matching.ts'
import { sectionRef } from './shared/section-ref.ts'
import { fromSite } from './shared/site-default.ts'
import { stateTexts } from './shared/state-texts.ts'
import { plainText, text } from './shared/text.ts'
import { checkTiming, dayOrTime } from './shared/timing.ts'

/** Source of a page's content. */
const contentSourceSchema = z.strictObject({
  /** Path after `/api/`: `retails` is `GET {host}/api/retails`. */
  endpoint: matching(/^[a-z0-9-]+(\/[:a-z0-9-]+)*$/i, 'a path without leading slash'),
  /** Content of the answer: sections, gallery entries, articles, or a single article. */
  kind: z.enum(['sections', 'gallery', 'articles', 'article']).default('sections'),
  /** Shape of the answer: a bare list, `{ data: list }`, or either of them (also `{ success, data }`). */
  envelope: z.enum(['list', 'data', 'either']).default('list'),
  /** First part of the section keys: `retail` for `retail_section1`. */
  prefix: matching(/^[a-z][a-z0-9_]*$/, 'lower case words joined by _').optional(),
  /** Field of an image item that holds the address of the image. */
  imageField: z.enum(['image', 'url']).default('image'),
  /**
   * Result of a failure of the service: the error state, or a page without content and a line in the log
   * (gallery).
   */
  failure: z.enum(['error', 'empty']).default('error'),
  /**
   * File of `page-configs/fallback/`, without `.json`, whose sections the page shows when the service fails.
   */
  fallback: plainText().optional(),
  /** Sections of the service that no block of the page shows. */
  unshown: z.array(sectionRef()).default([]),
})

/** Texts while the page loads and when its content fails. An omitted text is its kind's, else the site's. */
const statesSchema = z.strictObject({
  loading: stateTexts.loading.default(fromSite('loading')),
  badStatus: stateTexts.badStatus.default(fromSite('badStatus')),
  error: stateTexts.error.default(fromSite('error')),
  retry: stateTexts.retry.default(fromSite('retry')),
})

/** Questions for search engines: the page's own list, or a file of questions. */
const structuredDataSchema = z
  .strictObject({
    /** The questions, written in the page. */
    questions: z.array(questionSchema).min(1).optional(),
    /**
     * File of `page-configs/structured-data/` with the questions, without `.json`. Default: the file with the page's
     * name, if there is one.
     */
    faqSet: plainText().optional(),
    /** Whether the questions are published while the page still loads. */
    whileLoading: z.boolean().default(true),
  })
  .refine(({ questions, faqSet }) => questions === undefined || faqSet === undefined, {
    error: 'takes either "questions" or "faqSet"',
  })

/** A page as its file holds it. */
const pageFile = z
  .strictObject({
    /** Kind of the page, one of `page-configs/kinds.ts`. Default: the kind whose folder holds the file. */
    kind: plainText(),
    /**
     * Name of the page's entry in `page-configs/metadata.json` and of its file of questions. Default: the name of the
     * page's file; of an `index` file, the name of its folder.
     */
    name: plainText(),
    /**
     * Title of the page: replaces `{title}` in the texts of blocks, and is the head's title where the page has no head
     * of its own.
     */
    title: text(),
    /**
     * Title and description for search results and previews. Default: the entry of its name in
     * `page-configs/metadata.json`, else the entry of its kind.
     */
    head: headSchema.optional(),
    /**
     * Language of a page that exists in this language alone, one of the site's `languages` but its own. Default: the site's own, and each language into
     * which the page is translated.
     */
    language: locale().optional(),
    /** Source of the page's content. A page without it shows only the texts of its config. */
    content: contentSourceSchema.optional(),
    /** Texts while the page loads and when its content fails. */
    states: statesSchema.prefault({}),
    /** Questions for search engines. */
    structuredData: structuredDataSchema.prefault({}),
    /**
     * Ids of the blocks that the page requires. When one of them is not shown, the not-found page replaces the page.
     */
    requires: z.array(plainText()).default([]),
    /** Keeps the page out of search engines. */
    noindex: z.boolean().default(false),
    /** Keeps the page out of the published site. Development and previews show it. */
    draft: z.boolean().default(false),
    /** First day, or first minute, at which the page is public, in the time zone of the site (`dates.timeZone`). */
    from: dayOrTime().optional(),
    /** Last day, until midnight, or last moment at which the page is public. */
    until: dayOrTime().optional(),
    /** Page to which its address leads after `until`. Default: none, and the address answers that the page is gone (410). */
    redirectAfter: sitePath().optional(),
    /** The blocks, in order. */
    blocks: z.array(blockSchema).min(1, { error: 'a page needs at least one block' }),
  })
  .superRefine(checkBlocks, {
    // The check reads only a part of the page, so it runs even when another part is wrong.
    when: ({ value, issues }) => issues.length === 0 || outline.safeParse(value).success,
  })

/**
 * A page: the source of its content, and the blocks that show the content, in order. The place of its file is its
 * address. In the texts of its blocks `{title}` is the page's title.
 */
export const pageSchema = pageFile.transform((page) => ({
  ...page,
  blocks: fillTexts(page.blocks, { title: page.title }),
}))

const timing = { from: dayOrTime().optional(), until: dayOrTime().optional() }

/** The part of a page that `checkBlocks` reads. */
const outline = z.object({
  content: z.unknown().optional(),
  requires: z.array(z.string()).default([]),
  ...timing,
  blocks: z.array(
    z.object({ id: z.string().optional(), type: z.string(), section: z.unknown().optional(), ...timing }),
  ),
})

/** Types of block whose fields have fixed ids, which can be on a page only once. */
const oncePerPage = ['contact', 'search']

/** Checks across blocks: ids are unique, required blocks exist, a page with sections has a content service, and nothing ends before it begins. */
function checkBlocks(page: z.input<typeof outline>, context: z.RefinementCtx): void {
  const { content, requires = [], blocks } = page
  const ids = blocks.map(({ id, type }) => id ?? type)
  // The kind of the page gives ids, and another problem of a block may have changed its id.
  const isSound = (index: number) =>
    context.issues.every(({ path: [key, at] = [] }) => key !== 'kind' && !(key === 'blocks' && at === index))
  blocks.forEach(({ id }, index) => {
    const first = ids.indexOf(ids[index] ?? '')
    if (first !== index && isSound(index) && isSound(first)) {
      const message = `"${ids[index]}" is also the id of blocks[${first}]: write another id`
      context.addIssue({ code: 'custom', path: ['blocks', index, 'id'], message, input: id })
    }
  })
  for (const type of oncePerPage)
    blocks.forEach((block, index) => {
      if (block.type !== type || blocks.findIndex((other) => other.type === type) === index) return
      const message = 'the page has a block of this type already: remove one of them'
      context.addIssue({ code: 'custom', path: ['blocks', index, 'type'], message, input: type })
    })
  checkTiming(page, [], context)
  blocks.forEach((block, index) => checkTiming(block, ['blocks', index], context))
  const showing = blocks.findIndex(({ section }) => section !== undefined)
  if (showing >= 0 && content === undefined) {
    const message = `is missing, but blocks[${showing}] shows a section of the content service`
    context.addIssue({ code: 'custom', path: ['content'], message, input: content })
  }
  requires.forEach((id, index) => {
    if (ids.includes(id)) return
    context.addIssue({
      code: 'custom',
      path: ['requires', index],
      message: 'must be the id of a block of this page',
      input: id,
    })
  })
}

export type PageInput = z.input<typeof pageSchema>
export type Page = z.output<typeof pageSchema>
export type ContentSource = z.output<typeof contentSourceSchema>
