import type { EditedExample } from './example-page.ts'

/** What the workbench tells a frame to draw. */
export interface ToFrame {
  kind: 'draw'
  /** Which example it is: another one is drawn afresh, the same one as it stands. */
  name: string
  example: EditedExample
}

/** What a frame tells the workbench. */
export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'height'; height: number }
  | { kind: 'drawn'; hidden: string | undefined; oddities: string[] }
  | { kind: 'failed'; message: string }
  | { kind: 'checked'; findings: Finding[] }
  /** A key that was pressed in the frame and is none of its own. */
  | { kind: 'key'; key: string }

/** Something that is wrong with what a frame shows. */
export interface Finding {
  by: 'axe' | 'HTML'
  rule: string
  message: string
  /** Where it is: the elements, as a selector or their markup. */
  places: string[]
}
