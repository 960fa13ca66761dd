import { useDeferredValue, useState } from 'react'
import { styled } from 'styled-components'
import type { ViewProps } from '../shared/define-block.ts'
import { choiceStyle } from '../shared/choice-style.ts'
import { Section } from '../shared/section.tsx'
import type { bindGallery } from './block.ts'
import { ShownPictures } from './shown-pictures.tsx'

/** A filter, six pictures at a time, and each picture large on demand (document 1 §2.8). */
export function Gallery(props: ViewProps<typeof bindGallery>) {
  const { heading, allLabel, words, categories } = props
  const [category, setCategory] = useState<string>()
  // A press is answered at once; the pictures follow as soon as they are made.
  const shown = useDeferredValue(category)

  return (
    <Section heading={heading}>
      <Filter role="group" aria-label={words.filter}>
        {[undefined, ...categories].map((name) => (
          <Choice
            key={name ?? ''}
            type="button"
            aria-pressed={name === category}
            onClick={() => setCategory(name)}
          >
            {name ?? allLabel}
          </Choice>
        ))}
      </Filter>
      <ShownPictures {...props} category={shown} />
    </Section>
  )
}

const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`

const Choice = styled.button`
  ${choiceStyle}
`
