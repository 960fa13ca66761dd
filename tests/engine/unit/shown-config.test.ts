import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { findProblems } from '../../../src/lint/find-problems.ts'
import { importConfigs } from '../../../src/site/config/import-configs.ts'
import { translationFile } from '../../../src/site/config/site-languages.ts'
import { textHash } from '../../../src/site/languages/shown-texts.ts'
import { goneAddresses, redirectsAfter } from '../../../src/site/config/shown-config.ts'
import { readProject } from '../../../src/site/config/read-project.ts'
import { siteContent } from '../../../src/site/content/site-content.ts'
import { joinContent } from '../../../src/site/joined/join-content.ts'
import type { JoinedSite } from '../../../src/site/joined/joined-site.ts'
import {
  article,
  lampAnswer,
  lampPage,
  smallPage,
  withBlock,
  withSection,
} from '../../support/example-edits.ts'
import { englishFiles } from '../../support/example-translations.ts'
import { exampleSite, textBefore } from '../../support/example-site.ts'
import type { RuleExample } from '../../support/rule-example.ts'

async function join(
  files: RuleExample['files'],
  at: string,
  { drafts = false, host = '' } = {},
): Promise<JoinedSite> {
  const root = await exampleSite(files)
  const project = await readProject(root, importConfigs(root))
  if (!project.config) throw new Error('The settings are invalid')
  expect(project.files.flatMap(({ problems }) => problems)).toEqual([])
  const moment = { at: Date.parse(at), timeZone: 'Europe/Berlin', drafts }
  // The host sends the files of the example.
  const send = async (address: string) => {
    const text = await readFile(`${root}/content${new URL(address).pathname}.json`, 'utf8').catch(() => '')
    return new Response(text, { status: text ? 200 : 404, headers: { 'content-type': 'application/json' } })
  }
  const content = host
    ? siteContent({ host, folder: `${root}/content`, kept: undefined, send, moment })
    : undefined
  return joinContent({ ...project, config: project.config }, { moment, host, ...(content && { content }) })
}

const addresses = ({ joined, translated }: Pick<JoinedSite, 'joined' | 'translated'>) =>
  [...joined, ...translated].map(({ pathname }) => pathname)
const isDraft = (text: string) => text.replace('"name"', '"draft": true, "name"')
const day = '2026-12-12T12:00Z'

describe('a site at a moment', () => {
  it('has no draft in its pages, languages and menus, and no finding because of it', async () => {
    const title = { of: textHash('Bogenlampe'), text: 'Arc lamp' }
    const english = {
      ...englishFiles(),
      [translationFile(lampPage, 'en')]: JSON.stringify({ texts: { title } }),
    }
    const site = await join({ ...english, [lampPage]: isDraft }, day)
    const before = await join(english, day)
    expect(addresses(before).filter((path) => path.endsWith('/lampen/bogen')).length).toBeGreaterThan(1)
    expect(addresses(site)).toEqual(addresses(before).filter((path) => !path.endsWith('/lampen/bogen')))
    expect(JSON.stringify([site.site, ...site.translated.map((page) => page.site)])).not.toContain('bogen')
    expect(findProblems(site).filter(({ severity }) => severity === 'error')).toEqual([])
    expect(site.unshownAt('/lampen/bogen?a#b')).toMatchObject({ state: 'draft', file: lampPage })
    expect(addresses(await join({ ...english, [lampPage]: isDraft }, day, { drafts: true }))).toEqual(
      addresses(before),
    )
  })

  it('omits a block that has ended, keeps the ground of those after it, and asks nothing about its section', async () => {
    const button = { label: 'Schreiben' }
    const block = { type: 'cta-banner', id: 'angebot', section: 9, heading: 'Angebot', button }
    const files = {
      [lampPage]: withBlock({ ...block, ground: 'noon', until: '2026-12-12' }),
      [lampAnswer]: withSection({ section: 'bogen_section9' }),
    }
    const at = async (time: string) => {
      const site = await join(files, time)
      const page = site.joined.find(({ loaded }) => loaded.file === lampPage)
      const shown = page?.bound.shown.map(({ id, ground }) => [id, ground]) ?? []
      return { shown, page, findings: findProblems(site) }
    }
    const [last, next] = [await at('2026-12-12T22:59:59Z'), await at('2026-12-12T23:00Z')]
    expect(last.shown.map(([id]) => id)).toContain('angebot')
    expect(next.shown).toEqual(last.shown.filter(([id]) => id !== 'angebot'))
    expect(next.shown.at(-1)).toEqual(['ende', 'noon'])
    expect(next.findings).toEqual(last.findings)
    expect(JSON.stringify(next.page?.document)).not.toContain('Angebot')
  })

  it.each(['', 'https://inhalt.example'])(
    'lists an article of the host "%s" from its first to its last moment, and leads to it then only',
    async (host) => {
      const timing = '"published_at": "2026-12-10", "unpublished_at": "2026-12-12", '
      const dated = ['"id"', `${timing}"id"`] as const
      const file = 'content/api/notizen/holz.json'
      const links = [{ label: 'Vom Holz', to: '/notizen/holz', text: 'Lesen' }]
      const next = { id: 'holz', title: 'Welches Holz wir nehmen' }
      const other = JSON.stringify({ id: 'lack', title: 'Welchen Lack wir nehmen', next })
      const files = {
        ...article,
        'page-configs/general/notizen/[id].ts': article['page-configs/general/notizen/[id].ts'].replace(
          '],\n})',
          `, { type: 'link-cards', id: 'weiter', heading: 'Weiter', article: { product: 'Werk', products: '/lampen', next: 'Lesen' } }],\n})`,
        ),
        [lampPage]: withBlock({ type: 'link-cards', id: 'lesen', heading: 'Lesen', links }),
        [file]: article[file].replace(...dated),
        'content/api/notizen/lack.json': other,
        'content/api/notizen.json': (text: string) => text.replace(...dated).replace('[', () => `[${other},`),
      }
      const at = async (time: string) => {
        const { joined, opens, unshownAt, config } = await join(files, time, { host })
        const pages = joined.map(({ bound, document }) => [bound.shown, document])
        return {
          isListed: addresses({ joined, translated: [] }).includes('/notizen/holz'),
          named: /notizen\/holz|Welches Holz|Vom Holz/.test(
            JSON.stringify(pages).replace(/"next":\{[^}]*\}/g, ''),
          ),
          // The not-found page has cards too.
          cards: joined.flatMap(({ bound }) => bound.shown.filter(({ type }) => type === 'link-cards'))
            .length,
          opens: opens('/notizen/holz'),
          state: unshownAt('/notizen/holz')?.state,
          reason: joined.flatMap(({ bound }) => bound.hidden).find(({ id }) => id === 'lesen')?.reason,
          isGone: goneAddresses(config).includes('/notizen/holz'),
        }
      }
      const reason = 'its links lead to no public page'
      const hidden = { isListed: false, named: false, cards: 1, opens: false, isGone: false, reason }
      const shown = { isListed: true, named: true, cards: 3, opens: true, isGone: false }
      expect(await at('2026-12-09T22:59:59Z')).toEqual({ ...hidden, state: 'early' })
      expect(await at('2026-12-09T23:00Z')).toEqual(shown)
      expect(await at('2026-12-12T22:59:59Z')).toEqual(shown)
      expect(await at('2026-12-12T23:00Z')).toEqual({ ...hidden, state: 'ended', isGone: true })
    },
  )

  it.each(['its only article', 'the page of its articles'])(
    'shows an empty list without %s',
    async (hidden) => {
      const detail = 'page-configs/general/notizen/[id].ts'
      const dated = ['"id"', '"unpublished_at": "2026-12-01", "id"'] as const
      const file = 'content/api/notizen/holz.json'
      const files =
        hidden === 'its only article'
          ? {
              [file]: article[file].replace(...dated),
              'content/api/notizen.json': [...dated] as [string, string],
            }
          : { [detail]: article[detail].replace('({', "({ until: '2026-12-01',") }
      const site = await join({ ...article, ...files }, day)
      const list = site.joined.flatMap(({ bound }) => bound.shown).find(({ type }) => type === 'article-list')
      expect(list?.props).toMatchObject({ cards: [], emptyText: 'Noch keine Notiz.' })
      expect(findProblems(site).filter(({ severity }) => severity === 'error')).toEqual([])
    },
  )

  it('publishes a page whose blocks have all ended', async () => {
    const page = smallPage('Aktion')
      .replace('noindex: true,', '')
      .replace("'hero',", "'hero', until: '2026-12-01',")
    const site = await join({ 'page-configs/general/aktion.ts': page }, day)
    expect(site.joined.find(({ pathname }) => pathname === '/aktion')?.bound.shown).toEqual([])
    expect(findProblems(site).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('leads from a page that has ended to a public page, or answers 410', async () => {
    const ended = (name: string, to: string) => ({
      [`page-configs/general/${name}.ts`]: smallPage(name).replace(
        'noindex: true',
        () => `noindex: true, until: '2026-12-01', redirectAfter: '${to}'`,
      ),
    })
    const files = { ...ended('a', '/b'), ...ended('b', '/schreiben'), ...ended('c', '/lampen/bogen') }
    const circle = { ...ended('d', '/e'), ...ended('e', '/d') }
    const site = await join({ ...files, ...circle, [lampPage]: isDraft }, day)
    expect(redirectsAfter(site.config).map(({ from, to }) => [from, to])).toEqual([
      ['/a', '/schreiben'],
      ['/b', '/schreiben'],
    ])
    expect(goneAddresses(site.config)).toEqual(['/c', '/d', '/e'])
  })

  it('has no card, picture or column that leads to a draft, and no finding in a draft', async () => {
    const links = { root: '/lampen', keys: 'hyphens' }
    const pages = ['/lampen/bogen', '/lampen/steh']
    const section = 2
    const products = pages.map((to, index) => ({
      name: to,
      to,
      values: { watt: index, [`row${'ab'[index]}`]: 1 },
    }))
    const rows = ['watt', 'rowa', 'rowb'].map((key) => ({ key, name: key }))
    const blocks = [
      { type: 'cards', id: 'karten', section, fallbackHeading: 'Lampen', links },
      { type: 'cards', id: 'leer', section: 3, fallbackHeading: 'Lampen', links },
      { type: 'mosaic', id: 'bilder', section, links: pages, facts: ['B', 'S'] },
      { type: 'spec-table', id: 'werte', table: { rows, products }, compare },
    ]
    const withBlocks = (text: string) => blocks.reduce((before, block) => withBlock(block)(before), text)
    const other = (text: string) =>
      withBlocks(text.replaceAll('bogen', 'steh').replace('Bogenlampe', 'Stehlampe'))
    const page = textBefore(lampPage)
    const images = [{ title: 'Bogen' }, { title: 'Steh' }]
    const site = await join(
      {
        [lampPage]: (text) => isDraft(text).replace('"Anfragen"', '"Anfragen", "to": "/nirgends"'),
        'page-configs/werke/steh.json': other(page),
        'content/api/steh.json': JSON.stringify([
          { section: 'steh_section1', title: 'Stehlampe' },
          { section: 'steh_section2', images },
          { section: 'steh_section3', images: images.slice(0, 1) },
        ]),
      },
      day,
    )
    const shown = new Map(site.joined.flatMap(({ bound }) => bound.shown.map(({ id, props }) => [id, props])))
    expect(JSON.stringify(shown.get('karten'))).toContain('/lampen/steh')
    expect(JSON.stringify([...shown.values(), site.joined.map(({ document }) => document)])).not.toContain(
      '/lampen/bogen',
    )
    expect(shown.has('leer')).toBe(false)
    expect(shown.get('bilder')).toMatchObject({
      tiles: [{ to: '/lampen/steh', fact: 'S', picture: { title: 'Steh' } }],
    })
    expect(shown.get('werte')).toMatchObject({
      columns: [{ name: '/lampen/steh' }],
      rows: [
        { name: 'watt', cells: ['1'] },
        { name: 'rowb', cells: ['1'] },
      ],
    })
    expect(findProblems(site).filter(({ file }) => file === lampPage)).toEqual([])
  })
})

const compare = {
  choose: 'Wählen',
  all: 'Alle',
  status: '{count} von {most}',
  equal: 'Gleich',
  ask: { label: 'Anfragen' },
  enclosed: '{products}',
}
