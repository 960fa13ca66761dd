import { z } from 'zod'
import { buttonSchema, linkSchema, rootPath, sitePath } from './shared/link.ts'
import { pictureSchema } from './shared/picture.ts'
import type { SiteDefaultName } from './shared/site-default.ts'
import { stateTexts } from './shared/state-texts.ts'
import { text, textWith } from './shared/text.ts'
import { wordsSchema } from './words.ts'

/** The icons the shell can draw; the icon component is complete over them. */
export const iconNames = [
  'home',
  'industry',
  'products',
  'blog',
  'about',
  'facebook',
  'youtube',
  'instagram',
  'chat',
] as const

/** A language and a country, as `<html lang>` names them. */
const locale = () =>
  z
    .string()
    .refine(isLocale, { error: 'must be a language, with a country where it matters, such as "en-GB"' })

const externalLink = z.strictObject({
  /** What the visitor reads, or hears where only an icon is shown. */
  label: text(),
  /** The whole address. */
  href: z.url({ protocol: /^https?$/ }),
})

/** A street address of one of the cities. */
const addressSchema = z.strictObject({
  /** The city, as it stands under `cities`. */
  city: text(),
  /** House, street and quarter. */
  street: text(),
  /** The postal code. */
  postalCode: text().optional(),
})

/** Something that is known of the company: `GSTIN`, and the number. */
const factSchema = z.strictObject({
  /** What it is. */
  label: text(),
  /** What it says. */
  value: text(),
  /** What search engines are told that it is; left out, nothing. */
  is: z.enum(['tax-number', 'certificate']).optional(),
})

/** Facts about the company that a buyer looks for. Each is shown where it is set, and nothing stands in where it is not. */
const companySchema = z.strictObject({
  /** What is to be known of it, in order: registrations, certificates, warranty. */
  facts: z.array(factSchema).default([]),
  /** When the offices are open, in words. */
  hours: text().optional(),
  /** When somebody who writes can expect an answer, as it follows "We answer": `within one working day`. */
  responseTime: text().optional(),
  /** Street addresses, for as many of the cities as are told. */
  addresses: z.array(addressSchema).default([]),
})

/** The settings that may be invented until the owner's own are known. */
const sampleKeys = ['phone', 'email', 'supportEmail', 'socials', 'copyright.parent'] as const

/** A link of the header or the menu, and what lies beneath it. */
const menuLinkSchema = linkSchema.extend({
  /** The links beneath it, in order. */
  links: z.array(linkSchema).default([]),
  /** Puts the pages whose configs lie below its address beneath it too, by their titles: `/shelf/…` beneath `/shelf`. */
  pagesBelow: z.boolean().default(false),
  /** What it is called within its own group of the mobile menu, where its label opens the group. */
  all: text().optional(),
})

/** What options stand for that a page leaves out, by the name that the option's schema gives (`fromSite`). */
const defaultsSchema = z.strictObject({
  /** Where buttons lead that name no other page: the page with the enquiry form. */
  contactPage: sitePath(),
  /** The address that a client's slug follows. */
  clientPages: rootPath().optional(),
  /** The address that an article's id follows. */
  articlePages: rootPath().optional(),
  /** The address that a product's id follows. */
  productPages: rootPath().optional(),
  /** The picture of closing banners. */
  closingPicture: pictureSchema.shape.src.optional(),
  ...stateTexts,
} satisfies Record<SiteDefaultName, z.ZodType>)

/** Everything the shell says and links to (document 1 §2.2). */
const settingsSchema = z.strictObject({
  /** The name the logo shows. */
  brand: text(),
  /** The logo that search engines show, on the site's own address, at least 112 pixels wide and high. */
  logo: z
    .string()
    .regex(/^\/[\w./-]+\.(svg|png|webp)$/, {
      error: 'must be a picture of this site, such as "/favicon.svg"',
    })
    .meta({ format: 'site-file' }),
  /** What the footer says the company does. */
  tagline: text(),
  /** The public telephone number, as it is read. */
  phone: text(),
  /** Where general enquiries go. */
  email: z.email(),
  /** Where those who have a question about their display write. */
  supportEmail: z.email(),
  /** The offices, in order. */
  cities: z.array(text()).min(1),
  /** The country the offices are in, as two letters. */
  country: z.string().regex(/^[A-Z]{2}$/, { error: 'must be two capital letters, such as "IN"' }),
  /** The language of every page, as search engines and screen readers are told: `en-GB`. */
  language: locale(),
  /** Dates and times. */
  dates: z.strictObject({
    /** The language and country whose way of writing a date is shown. */
    locale: locale(),
    /** The zone of every date and time that the content gives without one. */
    timeZone: z.string().refine(isTimeZone, { error: 'must be a time zone, such as "Europe/London"' }),
  }),
  /** What blocks and buttons leave to the site; a page that leaves something out that is not here is a wrong config. */
  defaults: defaultsSchema,
  /** The hosts whose pictures and films are shown beside the site's own and the content's, such as `cdn.example`; unset, every host that answers over https. */
  pictureHosts: z
    .array(
      z.string().regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/, {
        error: 'must be a host, such as "cdn.example"',
      }),
    )
    .optional(),
  /** The desktop header's links, in order. */
  headerLinks: z.array(menuLinkSchema),
  /** The highlighted button of both headers. */
  contactButton: buttonSchema,
  /** The mobile header's button, which has less room. */
  mobileContactButton: buttonSchema,
  /** What the mobile menu offers: every destination. */
  menuLinks: z.array(menuLinkSchema),
  /** The tabs at the foot of a small screen, no more than fit into one row. */
  tabs: z
    .array(
      linkSchema.extend({
        /** The icon over its label. */
        icon: z.enum(iconNames),
      }),
    )
    .min(2)
    .max(5),
  /** The headings of the footer's columns. */
  footerHeadings: z.strictObject({
    /** Over the links. */
    links: text(),
    /** Over the ways to reach us. */
    contact: text(),
    /** Over the social networks. */
    socials: text(),
  }),
  /** The footer's links. */
  footerLinks: z.array(linkSchema),
  /** Social networks, each opening in a new tab. */
  socials: z.array(
    externalLink.extend({
      /** The icon that stands for it. */
      icon: z.enum(iconNames),
    }),
  ),
  /** The floating chat link. */
  chat: z.strictObject({
    /** The messaging address; `{phone}` is the telephone number's digits. */
    href: textWith('phone'),
    /** The link's title. */
    title: text(),
  }),
  /** The copyright line. */
  copyright: z.strictObject({
    /** As printed, not this year's. */
    year: z.int(),
    /** The company behind the brand. */
    parent: externalLink,
    /** The line; `{year}`, `{brand}` and `{parent}`, a link, are filled in. */
    text: textWith('year', 'brand', 'parent'),
  }),
  /** Search words of every page. */
  keywords: z.array(text()).min(1),
  /** What the shell and the controls of blocks say. */
  words: wordsSchema,
  /** The picture that previews show of a page without one of its own, 1200 by 630, on the site's own address. */
  preview: pictureSchema,
  /** What a buyer wants to know of the company. */
  company: companySchema.prefault({}),
  /** Which of these settings are invented: with one of them left, nothing is published at a deployed address. */
  samples: z.array(z.enum(sampleKeys)).default([]),
})

/** The settings, checked against each other too. */
export const siteSchema = settingsSchema.superRefine(({ cities, company }, context) => {
  for (const [index, { city }] of company.addresses.entries()) {
    if (cities.includes(city)) continue
    const path = ['company', 'addresses', index, 'city']
    context.addIssue({ code: 'custom', path, message: `must be one of the cities ${cities.join(', ')}` })
  }
})

export type Site = z.output<typeof siteSchema>
export type SiteInput = z.input<typeof siteSchema>
export type MenuLink = z.output<typeof menuLinkSchema>
export type IconName = (typeof iconNames)[number]

function isLocale(name: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(name).includes(name)
  } catch {
    return false
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
