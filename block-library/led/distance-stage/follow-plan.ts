import type { ScreenPlan } from '../parts/screen-plan.ts'
import { stepAt } from './slider.ts'
import type { StageData } from './stage-data.ts'

/** Shows a stage if it has the place of the plan, and sets its controls to the plan. */
export function followPlan(frame: HTMLElement, places: readonly string[], plan: ScreenPlan): void {
  const block = frame.closest<HTMLElement>('[data-screen-only]')
  if (block) block.hidden = !places.includes(plan.place)
  const { distances, pitches }: StageData = JSON.parse(frame.dataset.stage ?? '')
  const slider = frame.querySelector<HTMLInputElement>('[type=range]')
  if (slider) slider.value = String(stepAt(plan.nearM, distances))
  const pitchAt = pitches.findIndex(({ name }) => name === plan.pitch)
  const choice = frame.querySelector<HTMLInputElement>(`[data-choice=pitch][value="${pitchAt}"]`)
  if (choice) choice.checked = true
  frame.dispatchEvent(new Event('input'))
}
