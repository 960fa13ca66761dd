import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { Example } from '../../block-library/shared/examples.ts'
import type { BlockType } from '../../schemas/blocks/index.ts'
import { pageSchema } from '../../schemas/page.ts'
import { readSections } from '../../src/content/read-sections.ts'
import { createSanitizer } from '../../src/content/sanitizer.ts'
import { bind } from '../../src/engine/bind.ts'
import { BlockList } from '../../src/engine/block-list.tsx'

/** Takes an example the whole way: parse, read, bind; the page around it is called Example. */
export async function bindExample<T extends BlockType>(example: Example<T> | undefined) {
  if (!example) throw new Error('There is no example of this name')
  const page = pageSchema.parse({
    type: 'products',
    name: 'example',
    title: 'Example',
    content: { endpoint: 'example', prefix: 'example' },
    blocks: [example.block],
  })
  const content = await readSections(example.sections ?? [], {
    envelope: 'list',
    imageField: 'image',
    host: '',
    loadSanitizer: () => Promise.resolve(createSanitizer(window)),
  })
  return { ...bind(page, content.sections), oddities: content.oddities }
}

/** The same, and renders it. */
export async function renderExample<T extends BlockType>(example: Example<T> | undefined) {
  const { shown } = await bindExample(example)
  return render(
    <MemoryRouter>
      <main>
        <BlockList blocks={shown} />
      </main>
    </MemoryRouter>,
  )
}
