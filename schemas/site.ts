import { z } from 'zod'
import { companySchema } from './shared/company.ts'
import { factSchema } from './shared/fact.ts'
import { iconSchema } from './shared/icon.ts'
import { buttonSchema, linkSchema, rootPath, sitePath } from './shared/link.ts'
import { languageSchema } from './shared/language.ts'
import { formatLocale, locale } from './shared/locale.ts'
import { matching } from './shared/matching.ts'
import { pictureSchema } from './shared/picture.ts'
import { priceBandSchema } from './shared/price.ts'
import type { SiteDefaultName } from './shared/site-default.ts'
import { stateTexts } from './shared/state-texts.ts'
import { plainText, text, textWith } from './shared/text.ts'
import type { Words } from './words.ts'

const externalLink = z.strictObject({
  /** Label of the link. Where only an icon is shown, screen readers read it. */
  label: text(),
  /** Whole address of the link. */
  href: z.url({ protocol: /^https?$/ }),
})

/** Settings that may be invented while the owner's own are missing. */
const sampleKeys = ['phone', 'email', 'supportEmail', 'socials', 'copyright.parent'] as const

/** A link below a link of the header. */
const pageLinkSchema = linkSchema.extend({
  /** Fact about the page. Default: the first fact of its hero, if the page is one of `pagesBelow`. */
  fact: factSchema.optional(),
})

/** A link of the header or the menu, and the links below it. */
const menuLinkSchema = linkSchema.extend({
  /** Links below this link, in order. */
  links: z.array(pageLinkSchema).default([]),
  /** Whether pages directly below the address are listed below the link too, by their titles: `/shelf/…` below `/shelf`. */
  pagesBelow: z.boolean().default(false),
  /** Addresses of the pages that come first among those listed, in order. */
  first: z.array(sitePath()).default([]),
  /** Links set apart from the links below this link, after them: tools rather than pages of the same kind. */
  apart: z.array(linkSchema).default([]),
  /** Label of the link within its own group of the mobile menu, where `label` opens the group. */
  all: text().optional(),
})

/** Values of options that a page omits, by the name in the option's schema (`fromSite`). */
const defaultsSchema = z.strictObject({
  /** Address of the page with the enquiry form. Buttons without an address lead to it. */
  contactPage: sitePath(),
  /** Address that the slug of a client follows. */
  clientPages: rootPath().optional(),
  /** Address that the id of an article follows. */
  articlePages: rootPath().optional(),
  /** Address that the id of a product follows. */
  productPages: rootPath().optional(),
  /** Picture of closing banners. */
  closingPicture: pictureSchema.shape.src.optional(),
  ...stateTexts,
} satisfies Record<SiteDefaultName, z.ZodType>)

/** A picture that is a file of the site's own. */
const ownPicture = (example: string) =>
  matching(/^\/[\w./-]+\.(svg|png|webp)$/, `a picture of this site, such as "${example}"`).meta({
    format: 'site-file',
  })

/** Texts and links of the shell. */
const settingsSchema = z.strictObject({
  /** Name that the logo shows. */
  brand: text(),
  /** Logo for search engines: a file of the site's own, at least 112 pixels wide and high. */
  logo: ownPicture('/favicon.svg'),
  /** Sign before the brand's name in the header and the footer, a file of the site's own. Omitted, the name stands alone. */
  mark: z
    .strictObject({
      /** The file. */
      src: ownPicture('/mark.svg'),
      /** Width in pixels. */
      width: z.int().positive(),
      /** Height in pixels. */
      height: z.int().positive(),
    })
    .optional(),
  /** Drawn over every preview picture: a drawing of 1200 by 630 pixels, mostly transparent, a file of the site's own. */
  previewBadge: ownPicture('/preview-badge.svg').optional(),
  /** Line in the footer about the company. */
  tagline: text(),
  /** Public telephone number, as visitors read it: `+91 44 4321 0000`, with an extension as `ext. 12`. */
  phone: text(),
  /** E-mail address for general enquiries. */
  email: z.email(),
  /** E-mail address on the contact page. Default: `email`. */
  supportEmail: z.email().optional(),
  /** Cities of the offices, in order. */
  cities: z.array(text()).min(1),
  /** Country of the offices, as two letters. */
  country: matching(/^[A-Z]{2}$/, 'two capital letters, such as "IN"'),
  /** Language of every page, for search engines and screen readers: `en-GB`. */
  language: locale(),
  /**
   * All languages of the site, its own first. Texts of the others are in `page-configs/translations/` and
   * `content/translations/`.
   */
  languages: z.array(languageSchema).default([]),
  /** Format and time zone of dates. */
  dates: z.strictObject({
    /** Language and country whose date format is used: `en-GB` for a language whose dates browsers do not know. */
    locale: formatLocale(),
    /** Time zone of every date and time that the content gives without one. */
    timeZone: z.string().refine(isTimeZone, { error: 'must be a time zone, such as "Europe/London"' }),
  }),
  /** Language and country whose number format tables and drawings of figures use. Default: `language`. */
  numbers: formatLocale().optional(),
  /** Values of options that pages and blocks omit. A page that omits an option without a value here is reported. */
  defaults: defaultsSchema,
  /**
   * Hosts whose pictures and films are shown besides the site's own and the content's, such as `cdn.example`. Default:
   * every host that answers over https.
   */
  pictureHosts: z
    .array(matching(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/, 'a host, such as "cdn.example"'))
    .optional(),
  /** Links of the desktop header, in order. */
  headerLinks: z.array(menuLinkSchema),
  /** Highlighted button of both headers. */
  contactButton: buttonSchema,
  /** Button of the mobile header, which has less room. */
  mobileContactButton: buttonSchema,
  /** Links of the mobile menu: every destination. */
  menuLinks: z.array(menuLinkSchema),
  /** Tabs at the foot of a small screen, no more than fit into one row. */
  tabs: z
    .array(
      linkSchema.extend({
        /** Icon over the label of the tab. */
        icon: iconSchema,
      }),
    )
    .min(2)
    .max(5),
  /** Headings of the footer's columns. */
  footerHeadings: z.strictObject({
    /** Heading over the links. */
    links: text(),
    /** Heading over the contact details. */
    contact: text(),
    /** Heading over the social networks. */
    socials: text(),
  }),
  /** Links of the footer. */
  footerLinks: z.array(linkSchema),
  /** Social networks. Each opens in a new tab. */
  socials: z.array(
    externalLink.extend({
      /** Icon of the network. */
      icon: iconSchema,
    }),
  ),
  /**
   * Address of the page with the block `search`. Publishing then makes an index of all pages (package `pagefind`), and
   * the header leads to the page. Without it there is no search.
   */
  search: sitePath().optional(),
  /**
   * Whether each page is also published as Markdown, for programs that answer buyers' questions: at its address with
   * `.md` (`/index.md` for `/`). `/llms.txt` lists these files, unless `public/` has a file of this name.
   */
  markdown: z.boolean().default(true),
  /** Floating chat link. Without it, heroes and the contact page have no link to a chat either. */
  chat: z
    .strictObject({
      /** Address of the chat. `{phone}` becomes the digits of the telephone number. */
      href: plainText().meta({ placeholders: ['phone'] }),
      /** Title of the link. */
      title: text(),
    })
    .optional(),
  /** Copyright line. */
  copyright: z.strictObject({
    /** Year of the copyright, as printed. It does not follow the calendar. */
    year: z.int(),
    /** Company behind the brand. */
    parent: externalLink.optional(),
    /** Text of the line. `{year}`, `{brand}` and `{parent}`, a link, are filled in. */
    text: textWith('year', 'brand', 'parent'),
  }),
  /** Search keywords of every page. */
  keywords: z.array(text()).default([]),
  /** Preview picture of pages without one of their own: 1200 by 630 pixels, a file of the site's own. */
  preview: pictureSchema,
  /** Facts about the company that a buyer looks for. */
  company: companySchema.prefault({}),
  /** Price bands of products. A product without one shows bars of what moves its price, if its page has them. */
  prices: z.array(priceBandSchema).default([]),
  /** Settings that are invented. While there is one, the site is not published at a deployed address. */
  samples: z.array(z.enum(sampleKeys)).default([]),
})

/** The settings, with checks across them. */
export const siteSchema = settingsSchema.superRefine(({ cities, company, copyright, ...site }, context) => {
  for (const [index, { tag, root }] of site.languages.entries())
    if ((tag === site.language) !== (root === undefined)) {
      const message = `must be set for each language but the site's own, which is ${site.language}`
      context.addIssue({ code: 'custom', path: ['languages', index, 'root'], message })
    }
  if (copyright.text.includes('{parent}') && copyright.parent === undefined)
    context.addIssue({
      code: 'custom',
      path: ['copyright', 'parent'],
      message: 'is missing, but the text of the copyright line has {parent}',
    })

  for (const [index, { city }] of company.places.entries()) {
    if (cities.includes(city)) continue
    const path = ['company', 'places', index, 'city']
    context.addIssue({ code: 'custom', path, message: `must be one of the cities ${cities.join(', ')}` })
  }
})

/** The settings of `page-configs/site.ts`. */
export type SiteSettings = z.output<typeof siteSchema>

/** The settings, with the words that the shell and several blocks share. */
export interface Site extends SiteSettings {
  words: Words
  /** Whether the site is a preview, which shows drafts. */
  isPreview?: boolean
  /** In a language other than the source language: its root, whether it is a draft, the source language, and the word for `&` in its addresses. */
  local?: { root: string; isDraft: boolean; source: string; and: string } | undefined
}
export type MenuLink = z.output<typeof menuLinkSchema>

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
