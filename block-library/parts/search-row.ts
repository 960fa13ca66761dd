import { css } from 'styled-components'
import { buttonStyle } from './button.tsx'
import { controlStyle } from './control-style.ts'
import { theme } from './theme.ts'

/** Styles a search field and its button in one line. */
export const searchRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  max-width: 46rem;

  input {
    ${controlStyle}

    flex: 1 1 10rem;
    width: auto;
    min-width: 0;
    min-height: ${theme.size.button};
    padding: 0.5rem 1rem;
  }

  ::placeholder {
    color: ${theme.color.muted};
    opacity: 1;
  }

  button {
    ${buttonStyle}
  }
`
