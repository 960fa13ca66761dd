/** A browser of some maker, with what the core tests ask of any. */
export interface Engine {
  /** A fresh visitor's window, as wide as asked or as narrow as this browser gets. */
  open: (width: number) => Promise<Visitor>
  close: () => Promise<void>
}

export interface Visitor {
  go: (path: string) => Promise<void>
  /** The value of an expression in the page, as far as JSON can say it. */
  ask: (expression: string) => Promise<unknown>
  /** Runs statements in the page. */
  run: (script: string) => Promise<void>
  /** Presses one after the other: a letter, or a key by its name. */
  press: (...keys: Key[]) => Promise<void>
  write: (text: string) => Promise<void>
  click: (selector: string) => Promise<void>
  /** What was printed as an error or thrown; where the browser tells nobody, always empty. */
  troubles: () => string[]
  close: () => Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'Space'

/** How a browser is started: where it is not installed, with what is missing. */
export interface Maker {
  name: string
  /** The files that it needs, and Debian's package that brings each. */
  needs: Record<string, string>
  launch: (siteUrl: string) => Promise<Engine>
}

/** What to do where a key has no name of its own in a driver. */
export const asLetter = (key: Key): string => (key === 'Space' ? ' ' : key)
