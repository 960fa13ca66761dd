import { sectionKey } from '../../../schemas/shared/section-ref.ts'
import type { Page } from '../../../schemas/page.ts'
import type { LoadedPage, SiteConfig } from '../../site/config/site-config.ts'
import { exampleAnswer } from './content-examples.ts'
import { contentShapes, shapeOfKind } from './content-shapes.ts'
import type { JsonSchema } from './editor-schemas.ts'
import type { Schemas } from './load-schemas.ts'

type WithContent = LoadedPage & { page: Page & { content: NonNullable<Page['content']> } }

/** The content contract for those who serve it, as OpenAPI 3.1: each endpoint that the site's pages ask, its shape and an example. */
export function openApi({ pages }: Pick<SiteConfig, 'pages'>, schemas: Schemas) {
  const asking = pages.filter((loaded): loaded is WithContent => loaded.page.content !== undefined)
  const endpoints = [...new Set(asking.map(({ page }) => page.content.endpoint))].toSorted()
  const paths = endpoints.map((endpoint) => {
    const its = asking.filter(({ page }) => page.content.endpoint === endpoint)
    return [pathOf(endpoint), { get: operation(endpoint, its) }] as const
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content service',
      version: '1',
      description:
        'Made by `npm run schemas` from the content contract (`schemas/content.ts`) and the pages that ask for it. Each page sends one GET, without headers or query, and waits 10 seconds at most. What is missing or `null` is no fault; what is odd is repaired or left out by itself and reported. Pictures are paths below `{host}/storage/`, or absolute addresses.',
    },
    servers: [{ url: '{host}', variables: { host: { default: 'https://content.example' } } }],
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(contentShapes(schemas, base)) },
  }
}

const base = '#/components/schemas/'

/** An endpoint as OpenAPI writes it: `notes/:id` is `/api/notes/{id}`. */
const pathOf = (endpoint: string) => `/api/${endpoint.replaceAll(/:(\w+)/g, '{$1}')}`

function operation(endpoint: string, pages: WithContent[]) {
  const [first] = pages
  const content = first?.page.content
  const parameters = [...endpoint.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  return {
    summary: `What ${pages.map(({ path }) => path).join(' and ')} shows`,
    operationId: endpoint.replaceAll(/\W+/g, '-'),
    ...(pages.some(({ page }) => page.content.kind === 'sections') && { description: sectionsTold(pages) }),
    ...(parameters.length > 0 && { parameters }),
    responses: {
      200: {
        description: 'The content.',
        content: {
          'application/json': {
            schema: content && answer(content),
            example: exampleAnswer(keysOf(pages), content),
          },
        },
      },
      default: {
        description: `Any other status: the page says "${first?.page.states.badStatus}", or shows what was published.`,
      },
    },
  }
}

/** An answer's shape, in its envelope. */
function answer({ kind, envelope }: WithContent['page']['content']): JsonSchema {
  const item = { $ref: base + shapeOfKind[kind] }
  if (kind === 'article') return item
  const list: JsonSchema = { type: 'array', items: item }
  const inData: JsonSchema = {
    type: 'object',
    properties: { data: { description: 'The list.', ...list } },
    required: ['data'],
  }
  if (envelope === 'list') return list
  return envelope === 'data' ? inData : { anyOf: [list, inData] }
}

/** The sections that the pages show, by key, and the blocks that show each. */
function shownBy(pages: WithContent[]): Map<string, string[]> {
  const shown = new Map<string, string[]>()
  for (const { page } of pages)
    for (const block of page.blocks) {
      if (!('section' in block) || block.section === undefined) continue
      const key = sectionKey(block.section, page.content.prefix ?? '')
      shown.set(key, [...(shown.get(key) ?? []), block.type])
    }
  return shown
}

const keysOf = (pages: WithContent[]) => [...shownBy(pages).keys()]

function sectionsTold(pages: WithContent[]): string {
  const lines = [...shownBy(pages)].map(([key, types]) => `- \`${key}\`: ${[...new Set(types)].join(', ')}`)
  return ['Sections, by key, and the blocks that show each:', '', ...lines].join('\n')
}
