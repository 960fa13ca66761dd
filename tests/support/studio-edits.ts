import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { filesWith } from '../../bench/edit-site.ts'
import type { Random } from '../../bench/random.ts'
import type { Editor } from '../../src/author/dev/server/editor-server.ts'
import type { DevelopmentProject } from '../../src/author/dev/project/open-project.ts'
import type { Change, PagesRequest, ShownPage } from '../../src/author/protocol/protocol.ts'
import { examples } from '../../src/author/studio/blocks/examples.ts'
import { blockChanges } from '../../src/author/studio/editor/block-changes.ts'
import { entryChange, entryOf, type EntryAct } from '../../src/author/studio/editor/list-entries.ts'
import { blockToAdd } from '../../src/author/studio/editor/block-to-add.ts'
import { pathsOf } from '../../src/author/studio/editor/picture-places.ts'
import { blockShapes } from '../../src/author/studio/options/block-shapes.ts'
import { knownNames } from '../../src/author/generate/known-names.ts'
import { pageSource } from '../../src/lint/page-source.ts'
import { isHtml } from '../../src/util/text-runs.ts'
import { textsIn } from '../../src/util/texts-in.ts'

/** Changes for the studio to write; undefined where a page has nothing to change in this way. */
type StudioEdit = (site: EditedSite) => Promise<Change[] | PagesRequest | undefined>

interface EditedSite {
  project: DevelopmentProject
  editor: Editor
  random: Random
}

const acts: EntryAct[] = ['move', 'duplicate', 'remove']

/** The kinds of edit that authors make in the studio. Each uses the code of the studio. */
export const studioEdits: Record<string, StudioEdit> = {
  text: (site) => textEdit(site, '', ({ source }) => source !== 'translation'),
  translation: (site) =>
    textEdit(site, site.random.pick(['/hi', '/ta']), ({ source }) => source === 'translation'),
  word: (site) => valueEdit(site, 'page-configs/words.ts'),
  setting: (site) => valueEdit(site, 'page-configs/site.ts'),
  async option({ project, editor, random }) {
    const path = await somePath(project, random)
    const page = await editor.page(path)
    const schema: unknown = JSON.parse(
      await readFile(join(project.root, 'schemas/generated/page.schema.json'), 'utf8'),
    )
    const index = random.below(page?.explained.blocks.length ?? 0)
    const block = page?.explained.blocks[index]
    const fields = blockShapes(Object(schema), {}).get(block?.type ?? '')?.fields ?? []
    const options = fields.filter(({ key }) => key !== 'type' && key !== 'section')
    // Some blocks have no option.
    if (!page || options.length === 0) return undefined
    const { key, shape } = random.pick(options)
    const value =
      shape.kind === 'choice'
        ? random.pick(shape.values)
        : shape.kind === 'number'
          ? shape.least + random.below(4)
          : shape.kind === 'text'
            ? `part-${random.below(99)}`
            : undefined
    if (value === undefined) return undefined
    return [{ do: 'set', file: page.explained.file, path: ['blocks', index, key], value: plain(value) }]
  },
  async order(site) {
    const page = await somePage(site)
    const count = page?.explained.blocks.length ?? 0
    if (!page || count < 2) return undefined
    const { random } = site
    const [from, to] = [random.below(count), random.below(count)]
    return blockChanges(page.explained, random.pick(acts), from, to)
  },
  async entry(site) {
    const page = await somePage(site)
    const { random } = site
    const entries = (page?.marked?.leaves ?? []).flatMap((leaf) => {
      const entry = leaf.editable ? entryOf(leaf.path) : undefined
      return entry ? [{ ...entry, file: leaf.file }] : []
    })
    if (entries.length === 0) return undefined
    const { file, list, index } = random.pick(entries)
    return [entryChange(file, list, random.pick(acts), index, random.below(index + 1))]
  },
  async 'added block'({ project, editor, random }) {
    const path = await somePath(project, random)
    const site = await project.joinedAt(path)
    const ids = (await editor.page(path))?.explained.blocks.map(({ id }) => id) ?? []
    const offered = examples.filter(({ name, example }) => /(?:^|, )default$/.test(name) && !example.hidden)
    const source = pageSource(site, path)
    const { file, block, section, content } = blockToAdd(random.pick(offered), source, ids, knownNames(site))
    const changes: Change[] = [
      { do: 'insert', file, path: ['blocks'], index: random.below(ids.length), value: block },
    ]
    if (content) changes.push({ do: 'set', file, path: ['content'], value: content })
    if (section) {
      const sent = (await editor.value(section.file, [])).value
      const index = Array.isArray(sent) ? sent.length : 0
      changes.push({ do: 'insert', file: section.file, path: [], index, value: section.value })
    }
    return changes
  },
  async 'dropped picture'(site) {
    const { project, editor, random } = site
    const file = random.pick(await filesWith(project.root, 'content/api', /"pictures\//))
    const content = (await editor.value(file, []))?.value
    const shown = textsIn(file, content).filter(({ text }) => text.startsWith('pictures/'))
    const [path] = pathsOf(content, random.pick(shown).text)
    const [width, height] = random.pick([
      [3000, 2000],
      [1600, 900],
      [900, 1200],
    ] as const)
    const picture = sharp({ create: { width, height, channels: 3, background: '#546' } })
    const name = `img-${random.below(10_000)}.jpg`
    const record = {
      shows: random.pick(['an LED wall in a hall', 'IMG', 'our team']),
      light: 'indoor',
      rendered: false,
    }
    const bytes = (await picture.jpeg().toBuffer()).toString('base64')
    return [
      { do: 'store-picture', name, bytes, record },
      { do: 'set', file, path: path ?? [], value: `pictures/${name}` },
    ]
  },
  async 'focal point'({ editor, random }) {
    const { path } = random.pick(
      (await editor.pictures()).filter(({ recordFile }) => recordFile !== undefined),
    )
    const focus = [random.below(101), random.below(101)]
    return [{ do: 'store-picture', name: basename(path), record: { focus } }]
  },
  async rename({ project, random }) {
    const from = await somePath(project, random, /^\/[^/]+\/.*(?:museums|lamp|sign)/i)
    return { do: 'rename', from, to: `${from.replace(/-\d+$/, '')}-${random.below(100)}` }
  },
  async redirect({ project, random }) {
    return { do: 'redirect', from: `/old-${random.below(1000)}`, to: await somePath(project, random) }
  },
}

/** Ways in which authors change a text. */
const rewritten: ((text: string, random: Random) => string)[] = [
  (text, random) => `${text.replace(/ \d+$/, '')} ${random.below(1000)}`,
  (text) => text.split(' ').slice(0, 3).join(' '),
  (text) => text.replace(/\w+$/, 'Tomorrow'),
  (text) => `${text} Ask us, and we shall tell you more.`,
]

/** Edits a text of a page, where the page shows it. */
async function textEdit(
  { project, editor, random }: EditedSite,
  root: string,
  isEdited: (leaf: { source: string }) => boolean,
): Promise<Change[] | undefined> {
  const page = await editor.page(`${root}${await somePath(project, random)}`)
  const leaves = (page?.marked?.leaves ?? []).filter(
    (leaf) => leaf.editable && !isHtml(leaf.value) && isEdited(leaf),
  )
  if (leaves.length === 0) return undefined
  const { file, path, value } = random.pick(leaves)
  return [{ do: 'set', file, path, value: random.pick(rewritten)(value, random) }]
}

/** Edits a text of a file of settings. Addresses and names of files stay. */
async function valueEdit({ editor, random }: EditedSite, file: string): Promise<Change[]> {
  const texts = textsIn(file, (await editor.value(file, []))?.value).filter(
    ({ text }) => !/^\/|^https?:|@/.test(text),
  )
  const { path, text } = random.pick(texts)
  const value = /^\+[\d ]+$/.test(text)
    ? `+91 44 ${2_000_000 + random.below(999_999)}`
    : random.pick(rewritten)(text, random)
  return [{ do: 'set', file, path: path.map((key) => (typeof key === 'symbol' ? '' : key)), value }]
}

async function somePath(project: DevelopmentProject, random: Random, like = /^[^:*]+$/): Promise<string> {
  const { config } = await project.sound()
  return random.pick(
    config.pages.map(({ path }) => path).filter((path) => like.test(path) && !/[:*]/.test(path)),
  )
}

const somePage = async ({ project, editor, random }: EditedSite): Promise<ShownPage | undefined> =>
  editor.page(await somePath(project, random))

const plain = (value: unknown): Extract<Change, { do: 'set' }>['value'] => JSON.parse(JSON.stringify(value))
