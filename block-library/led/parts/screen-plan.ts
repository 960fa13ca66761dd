/** Plan of the visitor, which the planner reports to the other blocks of the page. */
export interface ScreenPlan {
  /** Key of the place. */
  place: string
  /** Name of the pitch. */
  pitch: string
  /** Distance of the nearest viewer. */
  nearM: number
}

/** Name of the document's event that carries a plan. */
export const SCREEN_PLAN = 'screen-plan'

declare global {
  interface DocumentEventMap {
    [SCREEN_PLAN]: CustomEvent<ScreenPlan>
  }
}
