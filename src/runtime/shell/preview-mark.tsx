import { styled } from 'styled-components'
import { layer, media, theme } from '../../../block-library/parts/theme.ts'
import type { Site } from '../../../schemas/site.ts'

/** Renders the mark of a preview: above the tab bar of a small screen, and at the foot of a large one. */
export function PreviewMark({ site }: { site: Site }) {
  return site.isPreview ? <Mark role="note">{site.words.preview}</Mark> : null
}

const Mark = styled.p`
  position: fixed;
  z-index: ${layer.skip};
  bottom: calc(min(${theme.size.tabs}, 18vw) + 0.5rem + env(safe-area-inset-bottom));
  inset-inline-start: 0.5rem;
  margin: 0;
  padding: 0.25rem 0.75rem;
  border-radius: ${theme.radius.small};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: ${theme.font.micro};
  font-weight: ${theme.weight.strong};
  pointer-events: none;

  ${media.large} {
    bottom: 0.5rem;
  }
`
