import { render } from '@testing-library/react'
import type { Example } from '../../block-library/contract/block-examples.ts'
import type { BlockType } from '../../schemas/blocks/index.ts'
import { createSanitizer } from '../../src/runtime/content/sanitizer.ts'
import { BlockList } from '../../src/runtime/engine/block-list.tsx'
import { bindExample as bindWith } from '../../src/author/studio/blocks/example-page.ts'
import { site } from './fixture-site.ts'
import { Surroundings } from './surroundings.tsx'
import { views } from './views.ts'

/** Parses, reads and binds an example with the site's settings. */
export async function bindExample<T extends BlockType>(example: Example<T> | undefined) {
  if (!example) throw new Error('There is no example of this name')
  return bindWith(example, site, () => Promise.resolve(createSanitizer(window)))
}

/** Parses, reads, binds and renders an example. */
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
