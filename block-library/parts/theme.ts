/** Colours of each ground: names of custom properties with their values. The night is the ground of every page. */
export const grounds = {
  /** A dark ground, on which only pictures and controls are bright. */
  night: {
    /** The ground itself, and surfaces of controls, of cards and of unlit screens. */
    stage: '#07080b',
    raised: '#0e1116',
    panel: '#151a21',
    /** A thin line between things, and the edge of a control, which needs more contrast (WCAG 1.4.11). */
    line: '#ffffff1f',
    edge: '#7c8794',
    text: '#f3f5f7',
    muted: '#a8b2bd',
    /** A disabled control. */
    faint: '#6b7580',
    /** Links, current things and the ring of the focus. */
    signal: '#c8ff4d',
    /** Texts of success and of errors. */
    right: '#3ce58a',
    wrong: '#ff8a96',
  },
  /** Daylight: for screens that work in the sun, for tables and for long texts. */
  noon: {
    stage: '#f3f5f7',
    raised: '#fff',
    panel: '#e4e9ee',
    line: '#0b0f1429',
    edge: '#66717c',
    text: '#0b0f14',
    muted: '#434d57',
    faint: '#828c96',
    signal: '#3b5c00',
    right: '#0b6b3a',
    wrong: '#b0102c',
  },
} as const

export type Ground = keyof typeof grounds

/** Refers to a colour of the ground on which an element stands. */
const onGround = {
  stage: 'var(--stage)',
  raised: 'var(--raised)',
  panel: 'var(--panel)',
  line: 'var(--line)',
  edge: 'var(--edge)',
  text: 'var(--text)',
  muted: 'var(--muted)',
  faint: 'var(--faint)',
  signal: 'var(--signal)',
  right: 'var(--right)',
  wrong: 'var(--wrong)',
} satisfies Record<keyof (typeof grounds)['night'], string>

/** Declares the colours of a ground as custom properties, for the global style. */
export const groundColors = (ground: Ground) =>
  Object.entries(grounds[ground])
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n')

/** The site's design values. */
export const theme = {
  color: {
    ...onGround,
    /** The colour of the bars over the page. */
    black: '#000',
    accent: '#c8ff4d',
    onAccent: '#0a0d03',
    /** The three colours of a pixel. */
    red: '#ff4357',
    green: '#3ce58a',
    blue: '#4a86ff',
    /** The chat's brand colour, and white text on it. */
    chat: '#0f7a41',
    onChat: '#fff',
    /** Backgrounds over a picture: under a control, and around a picture that is shown large. */
    veil: '#07080bb3',
    curtain: '#000000d9',
  },
  font: {
    family: "Rupee, 'Archivo Variable', 'Archivo Fallback', 'Archivo Fallback Roboto', system-ui, sans-serif",
    /**
     * Large sizes are limited so that their longest word fits a phone at any text size. In order: a page's first
     * heading, a block's heading, a large row's and a card's.
     */
    display: 'min(clamp(2.5rem, 1.6rem + 3.2vw, 5.25rem), 13vw)',
    /** The home page's first heading, over a whole screen. */
    poster: 'min(clamp(3.25rem, 1.6rem + 6.4vw, 9rem), 15vw)',
    title: 'min(clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem), 11vw)',
    row: 'min(clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem), 9.5vw)',
    subtitle: 'clamp(1.1875rem, 1.1rem + 0.3vw, 1.375rem)',
    /** A large figure of a statistic. */
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
    section: 'clamp(2.25rem, 6.5vw, 6.5rem)',
    /** Between columns of a block, between cards, and between pictures of a mosaic. */
    columns: 'clamp(2rem, 5vw, 6rem)',
    gap: 'clamp(1.25rem, 2vw, 2rem)',
    seam: 'clamp(0.5rem, 0.8vw, 0.75rem)',
    /** Between a block's heading and its rows, and between rows. */
    rows: 'clamp(1.5rem, 3vw, 3rem)',
    /** Inside a card. */
    inset: 'clamp(1.25rem, 2vw, 2rem)',
  },
  size: {
    /** Maximum width of the page, which grows from 2073 px, and of running text. */
    page: 'max(92rem, min(71vw, 101rem))',
    prose: '66ch',
    /** Heights of the smallest target for a finger, of a form's field and of a button. */
    touch: '2.75rem',
    control: '3rem',
    button: '3.25rem',
    /** Heights of the bars that stay in view. */
    header: '4.5rem',
    tabs: '4rem',
  },
  /** Surfaces have small radii. Only controls are round. */
  radius: { small: '0.1875rem', medium: '0.25rem', large: '0.375rem', round: '50%' },
  motion: {
    quick: '160ms ease-out',
    calm: '420ms cubic-bezier(0.2, 0.7, 0.2, 1)',
    /** How long a page may load before a notice says so. */
    patience: '180ms',
    /** One pass of the light over unlit pixels. */
    sweep: '1400ms',
  },
  elevation: {
    /** A glow around a bright control, and a shadow around a floating thing. */
    glow: '0 0 3rem #c8ff4d59',
    float: '0 0.25rem 1.5rem #00000099',
  },
  layer: { floating: 15, header: 20, skip: 30 },
} as const

/** Media queries: a phone alone, a tablet and a desktop, and the visitor's settings. */
export const media = {
  small: '@media screen and (max-width: 47.99rem)',
  /** A phone with scripts. Without scripts nothing is folded. */
  folds: '@media screen and (max-width: 47.99rem) and (scripting: enabled)',
  medium: '@media (min-width: 48rem)',
  large: '@media (min-width: 64rem)',
  hover: '@media (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
  lively: '@media (prefers-reduced-motion: no-preference)',
  /** A screen so small, or so much enlarged, that bars which stay in view would cover the content. */
  cramped: '@media (max-width: 19.5rem), (max-height: 22rem)',
  print: '@media print',
  forced: '@media (forced-colors: active)',
  noScript: '@media (scripting: none)',
} as const

/** Makes a button that holds content visible without a script, as plain content that cannot be pressed. */
export const contentWithoutScript = `${media.noScript} {
  display: block !important;
  pointer-events: none;
}`

/** Margin that extends an element from the page's width to the edge of the screen. */
export const toEdge = `min(-1 * ${theme.space.gutter}, (${theme.size.page} - 100vw) / 2 - ${theme.space.gutter})`

/** Colours of words and controls over a picture, on any ground. */
export const overPicture = `
  --text: ${grounds.night.text};
  --muted: ${grounds.night.muted};
  --edge: ${grounds.night.edge};
  --signal: ${grounds.night.signal};
  color: ${theme.color.text};
`

/** Darkens the foot of a picture until words on it are legible on any picture (contrast 9 to 1 on white). */
export const foot = 'linear-gradient(to top, #07080be6, #07080bcc 65%, #07080b00)'

/** Unlit pixels of a module, as a background. */
export const dotGrid = `radial-gradient(circle, ${theme.color.line} 1px, #0000 1.5px) 0 0 / 0.625rem 0.625rem`
