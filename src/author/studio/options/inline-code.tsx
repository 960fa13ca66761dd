import { styled } from 'styled-components'
import { look } from '../workbench/look.ts'

/** Renders a text, with the parts between backticks as code. */
export const InlineCode = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <Code key={index}>{part}</Code>))

export const Code = styled.code`
  padding: 1px 4px;
  border-radius: 3px;
  background: ${look.line};
  color: ${look.text};
  font: 0.92em ${look.mono};
  overflow-wrap: anywhere;
`
