import { render } from '@testing-library/react'
import { createSanitizer } from '../../src/runtime/content/sanitizer.ts'
import { BlockList } from '../../src/runtime/engine/block-list.tsx'
import { bindExample as bindWith } from '../../src/author/studio/blocks/example-page.ts'
import { site } from './bakery.ts'
import { Surroundings } from './surroundings.tsx'
import { views } from './views.ts'

/** An example of a block of the engine or of a site. */
type AnyExample = Parameters<typeof bindWith>[0]

/** Parses, reads and binds an example with the site's settings. */
export async function bindExample(example: AnyExample | undefined) {
  if (!example) throw new Error('There is no example of this name')
  return bindWith(example, site, () => Promise.resolve(createSanitizer(window)))
}

/** Parses, reads, binds and renders an example. */
export async function renderExample(example: AnyExample | undefined) {
  const { shown } = await bindExample(example)
  return render(
    <Surroundings>
      <main>
        <BlockList views={views} blocks={shown} />
      </main>
    </Surroundings>,
  )
}
