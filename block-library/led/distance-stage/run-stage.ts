import { chosenOf } from './chosen.ts'
import { drawStage } from './draw-stage.ts'
import type { DrawnScene } from './drawn-scene.ts'
import type { StageData } from './stage-data.ts'
import { glowOf } from './optics.ts'
import { scaleBarLabel, scaleBarM } from './scale-bar.ts'

/** Shows the controls of a stage, and draws and says what they choose, until the signal. */
export async function runStage(frame: HTMLElement, signal: AbortSignal): Promise<void> {
  const data: StageData = JSON.parse(frame.dataset.stage ?? '')
  const view = frame.querySelector<HTMLElement>('[data-view]')
  const live = frame.querySelector('[aria-live]')
  const slider = frame.querySelector<HTMLInputElement>('[type=range]')
  if (!view || !live || !slider) return
  const [place, content] = await Promise.all([...view.querySelectorAll('img')].slice(0, 2).map(loaded))
  if (!place || !content || signal.aborted) return
  const places = new Map<number, HTMLImageElement>()
  const addPlace = async (hour: number) => {
    const picture = view.querySelector<HTMLImageElement>(`[data-hour="${hour}"] img`)
    if (!picture) return
    places.set(hour, await loaded(picture))
    request()
  }

  const checked = (name: string) =>
    [...frame.querySelectorAll<HTMLInputElement>(`[data-choice=${name}]`)].findIndex((input) => input.checked)
  let frameRequest = 0
  let pause = 0
  const update = () => {
    frameRequest = 0
    const hourAt = checked('hour')
    const chosen = chosenOf({ step: Number(slider.value), pitch: checked('pitch'), hour: hourAt }, data)
    if (!chosen) return
    const { verdict, heightM, hour } = chosen
    for (const part of frame.querySelectorAll<HTMLElement>('[data-part]')) {
      const text = Object.entries(verdict).find(([name]) => name === part.dataset.part)?.[1]
      if (text !== undefined && part.textContent !== text) part.textContent = text
    }
    slider.setAttribute('aria-valuetext', verdict.distance)
    slider.style.setProperty('--lit', `${slider.value}%`)
    const bar = view.querySelector<HTMLElement>('[data-bar]')
    const lengthM = scaleBarM(heightM)
    if (bar) bar.textContent = scaleBarLabel(lengthM)
    view.style.setProperty('--bar', String(lengthM / heightM))
    view.style.setProperty('--zoom', String(data.measures.size[1] / heightM))
    const placeOfHour = places.get(hourAt)
    if (!placeOfHour) void addPlace(hourAt)
    const scene: DrawnScene = { ...data.measures, place: placeOfHour ?? place, content }
    // The picture of an hour has its light in it.
    const light = placeOfHour
      ? { shade: 'white', glow: 0 }
      : { shade: hour.shade, glow: glowOf(hour.nits, hour.lux) }
    drawStage(frame, scene, { ...chosen, hour: { ...hour, ...light } })
    frame.dataset.ready = ''
  }
  const request = () => (frameRequest ||= requestAnimationFrame(update))
  const change = () => {
    // A screen reader says the sentences once the visitor pauses.
    live.setAttribute('aria-busy', 'true')
    clearTimeout(pause)
    pause = window.setTimeout(() => live.setAttribute('aria-busy', 'false'), PAUSE_MS)
    request()
  }
  frame.addEventListener('input', change, { signal })
  const sizes = new ResizeObserver(request)
  sizes.observe(view)
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    cancelAnimationFrame(frameRequest)
    clearTimeout(pause)
  })
  update()
}

/** Milliseconds after a change until screen readers say the sentences. */
const PAUSE_MS = 500

/**
 * Loads the file that the page shows for a picture. A copy has the size of the file; that of an element with `sizes`
 * depends on the page.
 */
async function loaded(shown: HTMLImageElement): Promise<HTMLImageElement> {
  shown.loading = 'eager'
  await shown.decode()
  const image = new Image()
  image.src = shown.currentSrc
  await image.decode()
  return image
}
