import { engineName } from '../../util/engine-of.ts'
import { camel, pascal } from './names.ts'

/** Imports of the files of a block, and the names of their exports. */
interface Place {
  imports: { schema: string; block: string; view: string; examples: string }
  names: { schema: string; block: string; examples: string }
  /** Types of the options and of the examples. */
  options: string
  ofExamples: string
}

/** Returns the files of a new type of block of the engine, which shows the items of a section with title and text. */
export const blockFiles = (type: string): Map<string, string> => {
  const place: Place = {
    imports: {
      schema: `import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'
import { text } from '../shared/text.ts'`,
      block: `import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { bindSection } from '../contract/bind-section.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'
import { tiles } from '../contract/skeleton.ts'`,
      view: `import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { RichText } from '../parts/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import { theme } from '../parts/theme.ts'`,
      examples: `import type { Examples } from '../contract/block-examples.ts'`,
    },
    names: {
      schema: `${camel(type)}Schema`,
      block: `${camel(type)}Block`,
      examples: `${camel(type)}Examples`,
    },
    options: `BlockOf<'${type}'>`,
    ofExamples: `Examples<'${type}'>`,
  }
  return new Map([
    [`schemas/blocks/${type}.ts`, schema(type, place)],
    ...filesIn(`block-library/${type}`, type, place),
  ])
}

/** Returns the files of a new block of a site, in the folder of its blocks. */
export const ownBlockFiles = (type: string, blocksFolder = 'blocks'): Map<string, string> => {
  const own = `import type { schema } from './schema.ts'`
  const place: Place = {
    imports: {
      schema: `import { sectionBlock, text, z } from '${engineName}/blocks'`,
      block: `import { bindSection, defineBlock, Hidden, tiles, type BindContext, type OptionsOf } from '${engineName}/blocks'\n${own}`,
      view: `import type { ViewProps } from '${engineName}/blocks'
import { RichText, Section, theme } from '${engineName}/parts'
import { styled } from 'styled-components'`,
      examples: `import type { Examples } from '${engineName}/blocks'\n${own}`,
    },
    names: { schema: 'schema', block: 'block', examples: 'examples' },
    options: 'OptionsOf<typeof schema>',
    ofExamples: 'Examples<typeof schema>',
  }
  const folder = `${blocksFolder}/${type}`
  return new Map([[`${folder}/schema.ts`, schema(type, place)], ...filesIn(folder, type, place)])
}

const filesIn = (folder: string, type: string, place: Place): [file: string, text: string][] => [
  [`${folder}/block.ts`, definition(type, place)],
  [`${folder}/view.tsx`, view(type, place)],
  [`${folder}/examples.ts`, examples(type, place)],
]

const schema = (type: string, { imports, names }: Place) => `${imports.schema}

/** The items of a section, one below the other. Say here what the block is for. */
export const ${names.schema} = z.strictObject({
  ...sectionBlock('${type}'),
  /** A line under the items. */
  note: text().optional(),
})
`

const definition = (type: string, { imports, names, options }: Place) => `${imports.block}

export const ${names.block} = defineBlock({
  type: '${type}',
  bind: bind${pascal(type)},
  views: { view: () => import('./view.tsx') },
  skeleton: tiles(3, 9),
})

/** The section's items with their words. */
export function bind${pascal(type)}(options: ${options}, context: BindContext) {
  const bound = bindSection(options, context)
  if (bound instanceof Hidden) return bound
  const items = bound.items.map(({ title, description, html }) => ({ title, text: html ?? description }))
  return { heading: bound.heading, props: { lead: bound.lead, items, note: options.note } }
}
`

const view = (type: string, { imports }: Place) => `${imports.view}
import type { bind${pascal(type)} } from './block.ts'

/** Titles with their texts, and a line under them. */
export function ${pascal(type)}({ heading, lead, items, note }: ViewProps<typeof bind${pascal(type)}>) {
  return (
    <Section heading={heading} lead={lead}>
      <List>
        {items.map(({ title, text }, index) => (
          <div key={index}>
            <dt>{title}</dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </List>
      {note && <p>{note}</p>}
    </Section>
  )
}

const List = styled.dl\`
  display: grid;
  gap: \${theme.space.gap};
  margin: 0;

  dt {
    font-weight: \${theme.weight.heavy};
  }

  dd {
    margin: 0;
    color: \${theme.color.muted};
  }
\`
`

const examples = (type: string, { imports, names, ofExamples }: Place) => `${imports.examples}

const block = { type: '${type}', id: '${type}', section: 1 } as const
const section = {
  section: 'example_section1',
  title: 'A heading',
  description: 'A line under it.',
  images: [
    { title: 'First', description: 'What there is to say of it.' },
    { title: 'Second', description: 'What there is to say of it.' },
  ],
}

export const ${names.examples}: ${ofExamples} = {
  default: { block, sections: [section] },
  'with a note': { block: { ...block, note: 'A line under the items.' }, sections: [section] },
  shortest: { block, sections: [{ section: 'example_section1', images: [{ title: '1' }] }] },
  longest: {
    block: { ...block, note: 'A line under the items, and another one. '.repeat(8).trim() },
    sections: [
      {
        ...section,
        title: 'A heading of long words: internationalisation, responsibilities and characteristics',
        description: 'A line under it. '.repeat(16),
        images: Array.from({ length: 14 }, (_, index) => ({
          title: \`Number \${index + 1} in a list that is far too long\`,
          description: 'There is much to say of it. '.repeat(20),
        })),
      },
    ],
  },
  'section without items': { block, sections: [{ ...section, images: [] }] },
  'section missing': { block, hidden: true },
}
`
