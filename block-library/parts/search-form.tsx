import { styled } from 'styled-components'
import { searchRow } from './search-row.ts'

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
  ${searchRow}
`
