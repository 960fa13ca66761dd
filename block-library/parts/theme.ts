/** The look in one place: a dark stage, so that the only light comes from screens and from what can be pressed. */
export const theme = {
  color: {
    /** The dark behind everything, and what is darker still: the bars that lie over it. */
    stage: '#07080b',
    black: '#000',
    /** Surfaces: what can be pressed or filled in, and what stands unlit. */
    raised: '#0e1116',
    panel: '#151a21',
    /** A hairline between things, and the edge of a control, which has to be seen (WCAG 1.4.11). */
    line: '#ffffff1f',
    edge: '#7c8794',
    text: '#f3f5f7',
    muted: '#a8b2bd',
    /** A control that cannot be pressed now. */
    faint: '#6b7580',
    accent: '#c8ff4d',
    onAccent: '#0a0d03',
    /** The three lights of a pixel. */
    red: '#ff4357',
    green: '#3ce58a',
    blue: '#4a86ff',
    /** What is wrong, in words. */
    wrong: '#ff8a96',
    /** The chat's own colour, and white upon it. */
    chat: '#0f7a41',
    onChat: '#fff',
    /** Over a picture: under a control, and around a picture shown alone. */
    veil: '#07080bb3',
    curtain: '#000000d9',
  },
  font: {
    family: "Rupee, 'Archivo Variable', 'Archivo Fallback', 'Archivo Fallback Roboto', system-ui, sans-serif",
    /** Large sizes end where their longest word would be wider than a phone, however large the visitor's text. A page's first word; a block's heading; a large row's; a card's. */
    display: 'min(clamp(2.5rem, 1.6rem + 3.2vw, 5.25rem), 13vw)',
    /** The home page's, over a whole screen. */
    poster: 'min(clamp(3.25rem, 1.6rem + 6.4vw, 9rem), 15vw)',
    title: 'min(clamp(1.75rem, 1.05rem + 2.9vw, 3.75rem), 11vw)',
    row: 'min(clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem), 9.5vw)',
    subtitle: 'clamp(1.1875rem, 1.1rem + 0.3vw, 1.375rem)',
    /** A figure that stands for itself. */
    figure: 'min(clamp(3rem, 1.8rem + 5vw, 6rem), 18vw)',
    lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    body: '1.0625rem',
    small: '0.9375rem',
    micro: '0.8125rem',
  },
  weight: { body: 400, medium: 550, strong: 620, heavy: 680 },
  leading: { solid: 1, display: 1.02, title: 1.08, row: 1.2, tall: 1.35, text: 1.6 },
  tracking: { display: '-0.03em', title: '-0.02em', row: '-0.016em', subtitle: '-0.008em' },
  space: {
    gutter: 'clamp(min(1.25rem, 6vw), 4.5vw, 4rem)',
    section: 'clamp(2.75rem, 9vw, 9rem)',
    /** Between columns of a block, between cards, between pictures of one wall. */
    columns: 'clamp(2rem, 5vw, 6rem)',
    gap: 'clamp(1.25rem, 2vw, 2rem)',
    seam: 'clamp(0.5rem, 0.8vw, 0.75rem)',
    /** Between a block's heading and its rows, and between those. */
    rows: 'clamp(1.5rem, 4vw, 4rem)',
    /** Inside a card. */
    inset: 'clamp(1.25rem, 2vw, 2rem)',
  },
  size: {
    /** The page's measure, and the widest that running text may be. */
    page: '92rem',
    prose: '66ch',
    /** What a finger needs, a form's field, a button. */
    touch: '2.75rem',
    control: '3rem',
    button: '3.25rem',
    /** The bars that stay in view. */
    header: '4.5rem',
    tabs: '4rem',
  },
  /** Screens have corners; what is round is a round control. */
  radius: { small: '0.1875rem', medium: '0.25rem', large: '0.375rem', round: '50%' },
  motion: {
    quick: '160ms ease-out',
    calm: '420ms cubic-bezier(0.2, 0.7, 0.2, 1)',
    /** How long a page may take before it says that it is loading. */
    patience: '180ms',
    /** One pass of the light over unlit pixels. */
    sweep: '1400ms',
  },
  elevation: {
    /** Light falls on what is around a lit thing; a floating thing keeps it off. */
    glow: '0 0 3rem #c8ff4d59',
    float: '0 0.25rem 1.5rem #00000099',
  },
  layer: { floating: 15, header: 20, skip: 30 },
} as const

/** Where the layout changes: a phone alone, a tablet and a desktop. */
export const media = {
  small: '@media screen and (max-width: 47.99rem)',
  /** A phone where a script runs: without one nothing is folded away. */
  folds: '@media screen and (max-width: 47.99rem) and (scripting: enabled)',
  medium: '@media (min-width: 48rem)',
  large: '@media (min-width: 64rem)',
  hover: '@media (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
  lively: '@media (prefers-reduced-motion: no-preference)',
  /** So small, or so much enlarged, that bars which stay in view would cover what is read. */
  cramped: '@media (max-width: 19.5rem), (max-height: 22rem)',
  print: '@media print',
  forced: '@media (forced-colors: active)',
  noScript: '@media (scripting: none)',
} as const

/** For a button that shows content of its own: it stays where there is no script, and is none. */
export const contentWithoutScript = `${media.noScript} {
  display: block !important;
  pointer-events: none;
}`

/** The margin that takes a thing from the page's measure out to its edge. */
export const toEdge = `min(-1 * ${theme.space.gutter}, (${theme.size.page} - 100vw) / 2 - ${theme.space.gutter})`

/** Darkens the foot of a picture until words on it are legible whatever the picture shows (contrast 7 to 1 on white). */
export const foot = 'linear-gradient(to top, #07080bfa 35%, #07080bd9 65%, #07080b00)'

/** The unlit pixels of a module, as a background. */
export const dotGrid = 'radial-gradient(circle, #ffffff14 1px, #0000 1.5px) 0 0 / 0.625rem 0.625rem'
