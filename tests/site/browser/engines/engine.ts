/** A browser of any maker, with the actions of the core tests. */
export interface Engine {
  /** Opens a window without storage, as wide as given or as narrow as this browser allows. */
  open: (width: number) => Promise<Visitor>
  close: () => Promise<void>
}

export interface Visitor {
  go: (path: string) => Promise<void>
  /** Returns the value of an expression in the page, as JSON. */
  ask: (expression: string) => Promise<unknown>
  /** Runs statements in the page. */
  run: (script: string) => Promise<void>
  /** Presses keys in turn: a letter, or a key by its name. */
  press: (...keys: Key[]) => Promise<void>
  write: (text: string) => Promise<void>
  click: (selector: string) => Promise<void>
  /** Returns printed errors and exceptions. Always empty where the browser does not report them. */
  troubles: () => string[]
  close: () => Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'Space'

/** How to start a browser, and the packages that it needs. */
export interface Maker {
  name: string
  /** Required files, each with its Debian package. */
  needs: Record<string, string>
  launch: (siteUrl: string) => Promise<Engine>
}

/** Returns the character of a key without a name in a driver. */
export const asLetter = (key: Key): string => (key === 'Space' ? ' ' : key)
