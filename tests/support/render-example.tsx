import { render } from '@testing-library/react'
import type { Example } from '../../block-library/shared/examples.ts'
import type { BlockType } from '../../schemas/blocks/index.ts'
import { readContent } from '../../src/content/read-content.ts'
import { createSanitizer } from '../../src/content/sanitizer.ts'
import { BlockList } from '../../src/engine/block-list.tsx'
import { bindSections } from './bind-page.ts'
import { parsedPage } from './parsed-page.ts'
import { Surroundings } from './surroundings.tsx'
import { views } from './views.ts'

/** Takes an example the whole way: parse, read, bind, load what draws it; the page around it is called Example. */
export async function bindExample<T extends BlockType>(example: Example<T> | undefined) {
  if (!example) throw new Error('There is no example of this name')
  const page = parsedPage({
    type: 'home',
    name: 'example',
    title: 'Example',
    content: { endpoint: 'example', prefix: 'example' },
    blocks: [example.block],
  })
  const { content, oddities } = await readContent(example.sections ?? [], {
    kind: 'sections',
    envelope: 'list',
    imageField: 'image',
    host: '',
    loadSanitizer: () => Promise.resolve(createSanitizer(window)),
  })
  const bound = bindSections(page, content.sections, example.input)
  return { ...bound, oddities }
}

/** The same, and renders it. */
export async function renderExample<T extends BlockType>(example: Example<T> | undefined) {
  const { shown } = await bindExample(example)
  return render(
    <Surroundings>
      <main>
        <BlockList views={views} blocks={shown} />
      </main>
    </Surroundings>,
  )
}
