/** The look in one place: a dark stage, so that the only light comes from screens and from what can be pressed. */
export const theme = {
  color: {
    stage: '#07080b',
    raised: '#0e1116',
    panel: '#151a21',
    line: '#ffffff1f',
    text: '#f3f5f7',
    muted: '#a8b2bd',
    accent: '#c8ff4d',
    onAccent: '#0a0d03',
    red: '#ff4357',
    green: '#3ce58a',
    blue: '#4a86ff',
  },
  font: {
    family: "'Archivo Variable', 'Archivo Fallback', system-ui, sans-serif",
    display: 'clamp(2.375rem, 1.5rem + 3.7vw, 4.5rem)',
    title: 'clamp(1.75rem, 1.25rem + 2.1vw, 3rem)',
    subtitle: '1.1875rem',
    body: '1.0625rem',
    small: '0.9375rem',
  },
  space: {
    gutter: 'clamp(1.25rem, 4.5vw, 3rem)',
    section: 'clamp(4rem, 8vw, 7.5rem)',
    gap: 'clamp(1rem, 2vw, 1.75rem)',
  },
  radius: { small: '0.5rem', medium: '0.875rem', large: '1.25rem' },
  motion: { quick: '160ms ease-out', calm: '420ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
} as const

/** Where the layout changes: a tablet and a desktop. */
export const media = {
  medium: '@media (min-width: 48rem)',
  large: '@media (min-width: 64rem)',
  hover: '@media (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
  noScript: '@media (scripting: none)',
} as const

/** For a button that shows content of its own: it stays where there is no script, and is none. */
export const contentWithoutScript = `${media.noScript} {
  display: block !important;
  pointer-events: none;
}`

/** Three sub-pixels, the mark of the house: red, green and blue side by side. */
export const subPixels = `linear-gradient(90deg, ${theme.color.red} 0 30%, #0000 30% 35%, ${theme.color.green} 35% 65%, #0000 65% 70%, ${theme.color.blue} 70%)`

/** The unlit dots of a module, as a background. */
export const dotGrid = 'radial-gradient(#ffffff14 1px, #0000 1.5px) 0 0 / 12px 12px'
