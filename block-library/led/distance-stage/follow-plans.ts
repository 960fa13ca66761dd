import { watchPlan, type ScreenPlan } from '../parts/screen-plan.ts'
import { stepAt } from './slider.ts'
import type { StageData } from './stage-data.ts'

/** Shows a stage for plans of its places, with its controls set to the plan, until the signal. */
export function followPlans(frame: HTMLElement, signal: AbortSignal): void {
  watchPlan((plan) => show(frame, plan), signal)
}

function show(frame: HTMLElement, plan: ScreenPlan): void {
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
