import { styled } from 'styled-components'
import type { PropsOf } from '../contract/define-block.ts'
import { choiceStyle } from '../parts/choice-style.ts'
import { media, theme } from '../parts/theme.ts'
import { visuallyHidden } from '../parts/visually-hidden.ts'
import type { bindSpecTable } from './block.ts'
import { productKey } from './product-key.ts'

interface ChooserProps extends Pick<PropsOf<typeof bindSpecTable>, 'columns'> {
  choose: string
  all: string
  /** The text below the products, with `{count}` for the number of chosen ones. */
  status: string
}

/** Number of products that are chosen at first. */
const BEGIN = 2

/** Renders a checkbox for each product, and the button that shows all. */
export function Chooser({ choose, all, status, columns }: ChooserProps) {
  return (
    <Ground data-screen-only>
      <legend>{choose}</legend>
      {columns.map((column, index) => (
        <Choice key={index}>
          <input
            type="checkbox"
            autoComplete="off"
            value={productKey(column)}
            defaultChecked={index < BEGIN}
            data-place={index}
          />
          {column.name}
        </Choice>
      ))}
      <All type="button">{all}</All>
      <Status role="status">{status.replace('{count}', String(BEGIN))}</Status>
    </Ground>
  )
}

const Ground = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: 0 0 1.5rem;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: 0.75rem;
    padding: 0;
    font-weight: ${theme.weight.strong};
  }

  ${media.small} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > label,
    > button {
      padding: 0.375rem 0.625rem;
      font-size: ${theme.font.micro};
      line-height: ${theme.leading.row};
      text-align: inherit;
    }
  }

  ${media.noScript} {
    display: none;
  }
`

/** Shows its choice as a filled label with a drawn tick, so that it does not depend on colour. No published font has a tick. */
const Choice = styled.label`
  ${choiceStyle}
  display: inline-flex;
  align-items: center;

  input {
    ${visuallyHidden}
  }

  &:has(:checked)::before {
    content: '';
    width: 0.3125rem;
    height: 0.625rem;
    margin-top: -0.125rem;
    margin-inline: 0.125rem 0.625rem;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
`

/** Is filled like a choice while no checkbox is checked. */
const All = styled.button`
  ${choiceStyle}

  :not(:has(:checked)) > & {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
`

const Status = styled.p`
  flex: 1 0 100%;
  grid-column: 1 / -1;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`
