import { css } from 'styled-components'

/** Colours and fonts of the workbench, independent of the site's theme. They are plain, so that blocks stand out. */
export const look = {
  ground: '#0b0c0f',
  raised: '#121419',
  sunken: '#08090b',
  line: '#23262d',
  text: '#e7e9ee',
  muted: '#99a1ad',
  accent: '#7dd3fc',
  veil: '#7dd3fc1a',
  good: '#4ade80',
  warn: '#fbbf24',
  bad: '#fb7185',
  sans: 'system-ui, sans-serif',
  mono: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  radius: '6px',
} as const

/** Styles of buttons and links. */
export const pressable = css`
  min-height: 30px;
  padding: 4px 10px;
  border: 1px solid ${look.line};
  border-radius: ${look.radius};
  background: ${look.raised};
  color: ${look.text};
  font: inherit;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    border-color: ${look.muted};
  }

  &[aria-pressed='true'],
  &[aria-current='true'] {
    border-color: ${look.accent};
    background: ${look.veil};
    color: ${look.accent};
  }
`

/** Styles of inputs. */
export const fillable = css`
  box-sizing: border-box;
  width: 100%;
  min-height: 32px;
  padding: 5px 9px;
  border: 1px solid ${look.line};
  border-radius: ${look.radius};
  background: ${look.sunken};
  color: ${look.text};
  font: 13px/1.5 ${look.mono};

  &::placeholder {
    color: ${look.muted};
    opacity: 0.7;
  }

  &[aria-invalid='true'] {
    border-color: ${look.bad};
  }
`
