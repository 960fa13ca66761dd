import type { BrandTokens, Ground } from '../../schemas/brand.ts'

type Kebab<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : ''

type Named<Tokens, Prefix extends string> = {
  [Name in Exclude<keyof Tokens, '$type'>]: `var(--${Prefix}${Kebab<Name>})`
}

type GroundColors = BrandTokens['ground'][Ground]

/** The custom property of each token. The compiler compares the names with those of the schema. */
type Theme = {
  [Group in Exclude<keyof BrandTokens, 'ground' | 'color'>]: Named<BrandTokens[Group], `${Group}-`>
} & { color: Named<BrandTokens['color'] & GroundColors, ''> }

/**
 * Names of the site's design tokens. Their values are data of the site (`page-configs/brand.tokens.json`), and reach
 * browsers as custom properties of the style sheet of all pages.
 */
export const theme = {
  color: {
    // Colours of the ground on which an element stands.
    stage: 'var(--stage)',
    raised: 'var(--raised)',
    panel: 'var(--panel)',
    line: 'var(--line)',
    dot: 'var(--dot)',
    edge: 'var(--edge)',
    text: 'var(--text)',
    muted: 'var(--muted)',
    faint: 'var(--faint)',
    signal: 'var(--signal)',
    right: 'var(--right)',
    wrong: 'var(--wrong)',
    // Colours that are the same on every ground.
    bar: 'var(--bar)',
    dark: 'var(--dark)',
    accent: 'var(--accent)',
    onAccent: 'var(--on-accent)',
    chat: 'var(--chat)',
    onChat: 'var(--on-chat)',
    alarm: 'var(--alarm)',
    red: 'var(--red)',
    green: 'var(--green)',
    blue: 'var(--blue)',
    redHalo: 'var(--red-halo)',
    greenHalo: 'var(--green-halo)',
    blueHalo: 'var(--blue-halo)',
    veil: 'var(--veil)',
    curtain: 'var(--curtain)',
    overText: 'var(--over-text)',
    overMuted: 'var(--over-muted)',
    overEdge: 'var(--over-edge)',
    overSignal: 'var(--over-signal)',
  },
  gradient: {
    foot: 'var(--gradient-foot)',
    header: 'var(--gradient-header)',
  },
  family: {
    text: 'var(--family-text)',
    heading: 'var(--family-heading)',
  },
  font: {
    display: 'var(--font-display)',
    poster: 'var(--font-poster)',
    title: 'var(--font-title)',
    row: 'var(--font-row)',
    subtitle: 'var(--font-subtitle)',
    figure: 'var(--font-figure)',
    lead: 'var(--font-lead)',
    body: 'var(--font-body)',
    small: 'var(--font-small)',
    micro: 'var(--font-micro)',
  },
  weight: {
    body: 'var(--weight-body)',
    medium: 'var(--weight-medium)',
    strong: 'var(--weight-strong)',
    heavy: 'var(--weight-heavy)',
  },
  leading: {
    solid: 'var(--leading-solid)',
    display: 'var(--leading-display)',
    title: 'var(--leading-title)',
    row: 'var(--leading-row)',
    tall: 'var(--leading-tall)',
    text: 'var(--leading-text)',
  },
  tracking: {
    display: 'var(--tracking-display)',
    title: 'var(--tracking-title)',
    row: 'var(--tracking-row)',
    subtitle: 'var(--tracking-subtitle)',
  },
  space: {
    gutter: 'var(--space-gutter)',
    section: 'var(--space-section)',
    columns: 'var(--space-columns)',
    gap: 'var(--space-gap)',
    seam: 'var(--space-seam)',
    rows: 'var(--space-rows)',
    inset: 'var(--space-inset)',
  },
  size: {
    page: 'var(--size-page)',
    prose: 'var(--size-prose)',
    touch: 'var(--size-touch)',
    control: 'var(--size-control)',
    button: 'var(--size-button)',
    header: 'var(--size-header)',
    tabs: 'var(--size-tabs)',
  },
  radius: {
    small: 'var(--radius-small)',
    medium: 'var(--radius-medium)',
    large: 'var(--radius-large)',
    round: 'var(--radius-round)',
  },
  motion: {
    quick: 'var(--motion-quick)',
    calm: 'var(--motion-calm)',
  },
  duration: {
    delay: 'var(--duration-delay)',
    sweep: 'var(--duration-sweep)',
  },
  elevation: {
    glow: 'var(--elevation-glow)',
    float: 'var(--elevation-float)',
  },
} as const satisfies Theme

/** Order of what lies above the page. */
export const layer = { floating: 15, header: 20, skip: 30 } as const

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

/** Is 1, and -1 on a page from right to left: for translations and scales, which have no logical directions. */
export const way = 'var(--way, 1)'

/** Rotation that makes the corner at the top right of a box point to the next thing on the page. */
export const forwards = `calc(135deg - 90deg * ${way})`

/** Margin that extends an element from the page's width to the edge of the screen. */
export const toEdge = `min(-1 * ${theme.space.gutter}, (${theme.size.page} - 100vw) / 2 - ${theme.space.gutter})`

/** Colours of words and controls over a picture, on any ground. */
export const overPicture = `
  --text: ${theme.color.overText};
  --muted: ${theme.color.overMuted};
  --edge: ${theme.color.overEdge};
  --panel: ${theme.color.dark};
  --signal: ${theme.color.overSignal};
  color: ${theme.color.text};
`

/** Darkens the foot of a picture until words on it are legible on any picture. */
export const foot = `linear-gradient(to top, ${theme.gradient.foot})`

/** Unlit dots, as a background. */
export const dotGrid = `radial-gradient(circle, ${theme.color.dot} 1px, #0000 1.5px) 0 0 / 0.625rem 0.625rem`
