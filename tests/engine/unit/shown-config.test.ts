import { describe, expect, it } from 'vitest'
import { findProblems } from '../../../src/lint/find-problems.ts'
import { importConfigs } from '../../../src/site/config/import-configs.ts'
import { translationFile } from '../../../src/site/config/site-languages.ts'
import { textHash } from '../../../src/site/languages/shown-texts.ts'
import { readProject } from '../../../src/site/config/read-project.ts'
import { joinContent } from '../../../src/site/joined/join-content.ts'
import type { JoinedSite } from '../../../src/site/joined/joined-site.ts'
import { article, lampAnswer, lampPage, withBlock, withSection } from '../../support/example-edits.ts'
import { englishFiles } from '../../support/example-translations.ts'
import { exampleSite, textBefore } from '../../support/example-site.ts'
import type { RuleExample } from '../../support/rule-example.ts'

async function join(files: RuleExample['files'], at: string, drafts = false): Promise<JoinedSite> {
  const root = await exampleSite(files)
  const project = await readProject(root, importConfigs(root))
  if (!project.config) throw new Error('The settings are invalid')
  const moment = { at: Date.parse(at), timeZone: 'Europe/Berlin', drafts }
  return joinContent({ ...project, config: project.config }, { moment })
}

const addresses = ({ joined, translated }: JoinedSite) =>
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
    expect(addresses(await join({ ...english, [lampPage]: isDraft }, day, true))).toEqual(addresses(before))
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

  it('lists an article from its first to its last moment', async () => {
    const dated = ['"id"', '"published_at": "2026-12-10", "unpublished_at": "2026-12-12", "id"'] as const
    const file = 'content/api/notizen/holz.json'
    const files = {
      ...article,
      [file]: article[file].replace(...dated),
      'content/api/notizen.json': [...dated] as [string, string],
    }
    const isListed = async (time: string) => addresses(await join(files, time)).includes('/notizen/holz')
    expect(await isListed('2026-12-09T22:59:59Z')).toBe(false)
    expect(await isListed('2026-12-09T23:00Z')).toBe(true)
    expect(await isListed('2026-12-12T22:59:59Z')).toBe(true)
    expect(await isListed('2026-12-12T23:00Z')).toBe(false)
  })

  it('has no card of content that leads to a draft, and no finding in a draft', async () => {
    const links = { root: '/lampen', keys: 'hyphens' }
    const cards = withBlock({ type: 'cards', id: 'karten', section: 2, fallbackHeading: 'Lampen', links })
    const other = (text: string) => cards(text).replaceAll('bogen', 'steh').replace('Bogenlampe', 'Stehlampe')
    const page = textBefore(lampPage)
    const images = [{ title: 'Bogen' }, { title: 'Steh' }]
    const site = await join(
      {
        [lampPage]: (text) => isDraft(text).replace('"Anfragen"', '"Anfragen", "to": "/nirgends"'),
        'page-configs/werke/steh.json': other(page),
        'content/api/steh.json': JSON.stringify([
          { section: 'steh_section1', title: 'Stehlampe' },
          { section: 'steh_section2', images },
        ]),
      },
      day,
    )
    const block = site.joined.flatMap(({ bound }) => bound.shown).find(({ id }) => id === 'karten')
    expect(JSON.stringify(block?.props)).toContain('/lampen/steh')
    expect(JSON.stringify(block?.props)).not.toContain('/lampen/bogen')
    expect(findProblems(site).filter(({ file }) => file === lampPage)).toEqual([])
  })
})
