/** Plan of the visitor, which the planner reports to the other blocks of the page. */
export interface ScreenPlan {
  /** Key of the place. */
  place: string
  /** Name of the pitch. */
  pitch: string
  /** Distance of the nearest viewer. */
  nearM: number
}

type Watch = (plan: ScreenPlan) => void

const watchers = new Set<Watch>()
let latest: ScreenPlan | undefined

/** Reports a plan to all blocks that watch. */
export function reportPlan(plan: ScreenPlan): void {
  latest = plan
  for (const watch of watchers) watch(plan)
}

/** Calls back with the latest plan and with each later one, until the signal. */
export function watchPlan(watch: Watch, signal: AbortSignal): void {
  watchers.add(watch)
  signal.addEventListener('abort', () => watchers.delete(watch))
  if (latest) watch(latest)
}
