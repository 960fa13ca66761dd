import { engineName } from '../../util/engine-of.ts'
import { pascal } from './names.ts'

/** Returns the files of a new block of a site, in the folder of its blocks. It shows the items of a section with title and text. */
export const ownBlockFiles = (type: string, blocksFolder = 'blocks'): Map<string, string> =>
  new Map(
    Object.entries({
      'schema.ts': schema,
      'block.ts': definition,
      'view.tsx': view,
      'examples.ts': examples,
    }).map(([file, write]) => [`${blocksFolder}/${type}/${file}`, write(type)]),
  )

const schema = (type: string) => `import { sectionBlock, text, z } from '${engineName}/blocks'

/** The items of a section, one below the other. Say here what the block is for. */
export const schema = z.strictObject({
  ...sectionBlock('${type}'),
  /** A line under the items. */
  note: text().optional(),
})
`

const definition = (
  type: string,
) => `import { bindSection, defineBlock, Hidden, type BindContext, type OptionsOf } from '${engineName}/blocks'
import type { schema } from './schema.ts'

export const block = defineBlock({
  type: '${type}',
  bind: bind${pascal(type)},
  views: { view: () => import('./view.tsx') },
})

/** The section's items with their words. */
export function bind${pascal(type)}(options: OptionsOf<typeof schema>, context: BindContext) {
  const bound = bindSection(options, context)
  if (bound instanceof Hidden) return bound
  const items = bound.items.map(({ title, description, html }) => ({ title, text: html ?? description }))
  return { heading: bound.heading, props: { lead: bound.lead, items, note: options.note } }
}
`

const view = (type: string) => `import type { ViewProps } from '${engineName}/blocks'
import { RichText, Section, theme } from '${engineName}/parts'
import { styled } from 'styled-components'
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

const examples = (type: string) => `import type { Examples } from '${engineName}/blocks'
import type { schema } from './schema.ts'

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

export const examples: Examples<typeof schema> = {
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
