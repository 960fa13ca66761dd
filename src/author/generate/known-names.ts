import { join } from 'node:path'
import { childOf } from '../../util/document-order.ts'
import { readText } from '../../util/read-text.ts'
import type { FoundProject } from '../../site/config/project.ts'
import { embeddedNames } from '../../site/content/embedded-files.ts'
import { siteFiles } from '../../lint/site-files.ts'

/** Descriptions of the values that a key with such a name takes. */
export const nameKinds = {
  address: 'an address of this site',
  contentPicture: "a picture's path on the content host",
  endpoint: 'the path of an endpoint',
  fallback: 'a file of `page-configs/fallback/`, without `.json`',
  faqSet: 'a file of `page-configs/structured-data/`, without `.json`',
  film: 'a film under `/media/`',
  kind: 'a kind of page, of `page-configs/kinds.ts`',
  metadata: 'a name, best one of `page-configs/metadata.json`',
  picture: 'a picture under `/media/`',
  sectionKey: 'the whole key of a section',
  sectionName: 'the name of a section',
}

/** Kind of a name: address of a page, set of questions, and so on. */
export type NameKind = keyof typeof nameKinds

/** Names from a site's own files, which editors suggest. */
export type KnownNames = Record<NameKind, string[]>

/** Whether a text is a kind of names. */
export const isNameKind = (kind: string): kind is NameKind => Object.hasOwn(nameKinds, kind)

/** Reads the names from the project's files, even when some of the files are wrong. */
export function knownNames(project: FoundProject): KnownNames {
  const { root, addresses, files, config } = project
  const media = [...siteFiles(root)].filter((name) => /\.\w+$/.test(name))
  const sent = embeddedNames(root)
  const answers = sent.map((file) => file.slice('content/api/'.length, -'.json'.length))
  const sections = sent.flatMap((file) =>
    [...(readText(join(root, file)) ?? '').matchAll(/"section":\s*"([^"\\]+)"/g)].map(([, key = '']) => key),
  )
  const named = (folder: string) =>
    files
      .filter(({ file }) => file.startsWith(`page-configs/${folder}/`))
      .map(({ file }) => file.replaceAll(/^.*\/|\.json$/g, ''))
  const inputs = addresses.map(({ input }) => childOf(input, 'content'))
  const prefixes = inputs.map((content) => String(childOf(content, 'prefix')))
  const names: KnownNames = {
    address: addresses.flatMap(({ path, input }) => addressesOf(path, childOf(input, 'content'), answers)),
    contentPicture: media.filter((name) => !name.startsWith('/')),
    endpoint: [...answers.filter((name) => !name.includes('/')), ...inputs.flatMap(textAt('endpoint'))],
    fallback: named('fallback'),
    faqSet: named('structured-data'),
    film: media.filter((name) => /^\/.*\.(webm|mp4)$/.test(name)),
    kind: Object.keys(config?.kinds ?? {}),
    metadata: Object.keys(config?.metadata ?? {}),
    picture: media.filter((name) => name.startsWith('/media/') && !/\.(webm|mp4)$/.test(name)),
    sectionKey: sections,
    sectionName: sections.flatMap((key) => {
      const prefix = prefixes.find((candidate) => key.startsWith(`${candidate}_`))
      const name = prefix && key.slice(prefix.length + 1)
      return name && !/^section\d$/.test(name) ? [name] : []
    }),
  }
  for (const kind of Object.keys(names).filter(isNameKind)) names[kind] = [...new Set(names[kind])].toSorted()
  return names
}

/** Returns the address of a page; for one with a parameter, the addresses that the embedded service has content for. */
function addressesOf(path: string, content: unknown, answers: string[]): string[] {
  if (!/[:*]/.test(path)) return [path]
  const [folder, ...parameter] = String(childOf(content, 'endpoint')).split('/:')
  if (parameter.length !== 1 || path.includes('*')) return []
  return answers
    .filter((name) => name.startsWith(`${folder}/`))
    .map((name) => path.replace(/:[^/]+$/, name.slice(`${folder}/`.length)))
}

const textAt = (key: string) => (value: unknown) => {
  const text = childOf(value, key)
  return typeof text === 'string' ? [text] : []
}
