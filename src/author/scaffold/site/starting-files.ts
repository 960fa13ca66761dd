import { engineName } from '../../../util/engine-of.ts'
import { schemaCopyFolder } from '../../generate/generated-files.ts'
import { sample } from '../sample.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

/** Texts of a new site by language. */
const byLanguage: Partial<Record<string, typeof en>> = { de, en }

/** Returns the texts of a new site in a language. For a language without texts, they are English samples. */
export function startingTexts(locale: string): typeof en {
  const { language, region } = new Intl.Locale(locale)
  const own = byLanguage[language]
  const place = { ...(locale !== language && { locale }), ...(region && { country: region }) }
  if (own) return { ...own, ...place }
  const country = new Intl.Locale(locale).maximize().region ?? en.country
  return { ...asSamples(en), locale, country, timeZone: 'UTC' }
}

/** Keys of starting texts that nobody reads, or that `samples` of the settings marks. */
const unread = new Set(['locale', 'country', 'timeZone', 'phone', 'kind', 'path'])

/** Marks all texts as samples, except addresses. */
const asSamples = (own: typeof en): typeof en =>
  JSON.parse(JSON.stringify(own), (key, value: unknown) =>
    typeof value === 'string' && !unread.has(key) && !value.startsWith('/') ? sample(value) : value,
  )

/** Returns the path from `page-configs/` to the JSON Schema that describes a file to editors. */
const schemaOf = (name: string) => `../${schemaCopyFolder}/${name}.schema.json`

/** Colour of the buttons, the links, the logo and the icons of a new site. */
export const startingColor = '#1d4f91'

/** Files of a site whose contents are the same for all sites. */
const commonFiles = {
  '.gitignore':
    'node_modules\ndist/\ndist-*\n.tmp/\nmailbox/\npage-configs/known.*\ndocs/openapi.json\nblocks/README.md\n.last-good.json*\n*.local\n',
  // Answers of the content service are lists, which cannot name their schema.
  '.vscode/settings.json': JSON.stringify({
    'json.schemas': [
      { fileMatch: ['/content/api/**/*.json'], url: `./${schemaCopyFolder}/content.schema.json` },
    ],
  }),
  'tsconfig.json': JSON.stringify({
    extends: `${engineName}/tsconfig.json`,
    include: ['page-configs', 'blocks'],
  }),
  'page-configs/brand.tokens.json': JSON.stringify({
    $schema: schemaOf('brand'),
    color: { accent: { $value: startingColor }, onAccent: { $value: '#ffffff' } },
    ground: { noon: { signal: { $value: '{color.accent}' } } },
  }),
}

/** Returns the texts of the files of a new site, except its words, by their paths. */
export function startingFiles(name: string, texts: typeof en): Map<string, string> {
  const { contact, kind, home } = texts
  const contactPage = `/${contact.path}`
  const links = [
    { label: home.label, to: '/' },
    { label: contact.label, to: contactPage },
  ]
  const button = { label: contact.label, scrollToForm: false }
  const metadata = {
    $schema: schemaOf('metadata'),
    [kind]: { title: `${home.title} | ${name}`, description: texts.description },
  }
  const site = {
    brand: name,
    logo: '/logo.svg',
    tagline: texts.tagline,
    phone: texts.phone,
    email: 'name@example.com',
    cities: [texts.city],
    country: texts.country,
    language: texts.locale,
    dates: { locale: texts.locale, timeZone: texts.timeZone },
    defaults: {
      contactPage,
      closingPicture: '/media/closing.png',
      loading: texts.loading,
      error: texts.error,
      badStatus: texts.badStatus,
      retry: texts.retry,
    },
    headerLinks: links,
    contactButton: button,
    mobileContactButton: button,
    menuLinks: links,
    tabs: [
      { ...links[0], icon: 'home' },
      { ...links[1], icon: 'chat' },
    ],
    footerHeadings: texts.footer,
    footerLinks: links,
    socials: [],
    copyright: { year: new Date().getFullYear(), text: '{year} {brand}' },
    preview: { src: '/media/preview.png', alt: texts.preview.replace('{brand}', name) },
    mark: { src: '/logo.svg', width: 32, height: 32 },
    samples: ['phone', 'email'],
  }
  return new Map([
    ...Object.entries(commonFiles),
    ['page-configs/metadata.json', JSON.stringify(metadata)],
    ['page-configs/site.ts', config('defineSite', site)],
    ['page-configs/kinds.ts', config('defineKinds', { [kind]: { metadata: kind } })],
    ...pagesOf(name, texts).map(
      ([file, page]) => [`page-configs/general/${file}.ts`, config('definePage', { kind, ...page })] as const,
    ),
  ])
}

const config = (define: string, value: object) =>
  `import { ${define} } from '${engineName}'\n\nexport default ${define}(${JSON.stringify(value)})\n`

function pagesOf(name: string, { home, cards, closing, contact, ...texts }: typeof en): [string, object][] {
  return [
    [
      'index',
      {
        name: 'start',
        title: home.label,
        head: { title: `${name} | ${texts.city}`, description: texts.description },
        blocks: [
          { type: 'hero', heading: home.heading.replace('{brand}', name), text: home.text, height: 'banner' },
          {
            type: 'link-cards',
            heading: cards.heading,
            links: cards.items.map(([label, text, to]) => ({ label, text, to })),
          },
          {
            type: 'cta-banner',
            heading: closing.heading,
            text: closing.text,
            button: { label: closing.label },
          },
        ],
      },
    ],
    [
      contact.path,
      {
        name: contact.path,
        title: contact.label,
        head: { title: `${contact.label} | ${name}`, description: contact.description },
        blocks: [
          { type: 'hero', heading: contact.heading, text: contact.description, height: 'banner' },
          {
            type: 'contact',
            heading: contact.label,
            ways: texts.ways,
            formHeading: contact.form,
            options: texts.options,
            consent: contact.consent,
            submit: texts.submit,
          },
        ],
      },
    ],
    [
      '[...path]',
      {
        name: 'missing',
        title: texts.missing.title,
        noindex: true,
        blocks: [
          { type: 'hero', heading: texts.missing.heading, text: texts.missing.text, height: 'banner' },
          {
            type: 'cta-banner',
            heading: closing.heading,
            text: closing.text,
            button: { label: home.label, to: '/', scrollToForm: false },
          },
        ],
      },
    ],
  ]
}
