import { styled } from 'styled-components'
import { buttonStyle } from './button.tsx'
import { controlStyle } from './control-style.ts'
import { theme } from './theme.ts'

interface SearchFormProps {
  /** Address of the page with the results. */
  action: string
  label: string
  submit: string
}

/** Renders a field that leads to the page with the results. It needs no script. */
export const SearchForm = ({ action, label, submit }: SearchFormProps) => (
  <Form role="search" action={action}>
    <input type="search" name="q" aria-label={label} placeholder={label} autoComplete="off" required />
    <button type="submit">{submit}</button>
  </Form>
)

const Form = styled.form`
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
