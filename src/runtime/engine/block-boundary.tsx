import { Component, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { ReportContext } from '../../../block-library/contract/report-context.ts'
import { Width } from '../../../block-library/parts/section.tsx'
import { Word } from '../../../block-library/contract/words-context.tsx'
import { theme } from '../../../block-library/parts/theme.ts'
import type { Ground } from '../../../schemas/brand.ts'
import { directionOf } from '../../util/lang-attributes.ts'

interface Props {
  id: string
  type: string
  ground: Ground | undefined
  /** Language of the block, if it is not the page's. */
  lang: string | undefined
  children: ReactNode
}

/**
 * Keeps a crashed block from affecting the others. Visitors see a short notice, developers the error, and operators an
 * event.
 */
export class BlockBoundary extends Component<Props, { error: unknown }> {
  static override contextType = ReportContext
  declare context: React.ContextType<typeof ReportContext>
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    this.context({ kind: 'block-crash', block: this.props.id, blockType: this.props.type, error })
  }

  override render() {
    const { id, type, ground, lang, children } = this.props
    const { error } = this.state
    if (error === undefined) {
      return (
        <div id={id} data-ground={ground} lang={lang} dir={lang && directionOf(lang)}>
          {children}
        </div>
      )
    }
    return import.meta.env.DEV ? (
      <Loud role="alert">
        {type} #{id} crashed: {error instanceof Error ? error.message : JSON.stringify(error)}
      </Loud>
    ) : (
      <Quiet>
        <Width>
          <Word of="crashed" />
        </Width>
      </Quiet>
    )
  }
}

const Quiet = styled.div`
  padding-block: 2rem;
  color: ${theme.color.muted};
`

const Loud = styled.pre`
  margin: 1rem;
  padding: 1.5rem;
  border: 2px solid ${theme.color.alarm};
  background: ${theme.color.panel};
  white-space: pre-wrap;
`
