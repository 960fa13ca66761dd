/**
 * Makes an element of a published page answer: adds its listeners, timers and observers, and returns what removes them.
 * It reads its state from the element's markup, so that it can be attached to a page that has been used already.
 *
 * A view marks its element with `data-behaviour="carousel"`, and `carousel.behaviour.ts` beside the view exports `attach`.
 */
export type Attach = (element: HTMLElement) => () => void
