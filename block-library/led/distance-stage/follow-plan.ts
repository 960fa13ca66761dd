import { latestPlan } from '../parts/screen-plan.ts'
import { stepAt } from './slider.ts'
import type { StageData } from './stage-data.ts'

/** Shows a stage for the latest plan, with its controls set to it, if the plan is of one of its places. */
export function followPlan(frame: HTMLElement): void {
  const plan = latestPlan()
  if (!plan) return
  const block = frame.closest<HTMLElement>('[data-screen-only]')
  if (block) block.hidden = !frame.dataset.places?.split(' ').includes(plan.place)
  const { distances, pitches }: StageData = JSON.parse(frame.dataset.stage ?? '')
  const slider = frame.querySelector<HTMLInputElement>('[type=range]')
  if (slider) slider.value = String(stepAt(plan.nearM, distances))
  const pitchAt = pitches.findIndex(({ name }) => name === plan.pitch)
  const choice = frame.querySelector<HTMLInputElement>(`[data-choice=pitch][value="${pitchAt}"]`)
  if (choice) choice.checked = true
  frame.dispatchEvent(new Event('input'))
}
