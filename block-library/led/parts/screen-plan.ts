/** Plan of the visitor, which the planner reports to the other blocks of the page. */
export interface ScreenPlan {
  /** Key of the place. */
  place: string
  /** Name of the pitch. */
  pitch: string
  /** Distance of the nearest viewer. */
  nearM: number
}

let latest: ScreenPlan | undefined

/** Returns the plan that was reported last. */
export const latestPlan = () => latest

/** Reports a plan to all blocks that listen to `screen-plan` on the document. */
export function reportPlan(plan: ScreenPlan): void {
  latest = plan
  document.dispatchEvent(new Event('screen-plan'))
}
