/**
 * Makes an element of a published page interactive: adds its listeners, timers and observers, and returns a function
 * that removes them. It reads its state from the element's markup, so that it can be attached to a page that the
 * visitor has used already.
 *
 * A view marks its element with `data-behaviour="carousel"`, and `carousel.behaviour.ts` beside the view exports
 * `attach`. Every page loads the behaviours of all blocks. `attachLater` leaves a large one to the pages that have its block.
 */
export type Attach = (element: HTMLElement) => () => void
