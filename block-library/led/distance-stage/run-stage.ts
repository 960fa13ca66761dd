import { chosenOf } from './chosen.ts'
import { drawStage } from './draw-stage.ts'
import type { StageData } from './stage-data.ts'
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
  let shown = place
  const places = new Map<number, HTMLImageElement>()
  const addPlace = async (hour: number) => {
    // The place stays as it is until the picture of the hour is loaded.
    places.set(hour, shown)
    const picture = view.querySelector<HTMLImageElement>(`[data-hour="${hour}"] img`)
    places.set(hour, picture ? await loaded(picture) : place)
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
    const { verdict, heightM } = chosen
    for (const part of frame.querySelectorAll<HTMLElement>('[data-part]')) {
      const text = Object.entries(verdict).find(([name]) => name === part.dataset.part)?.[1]
      if (text !== undefined && part.textContent !== text) part.textContent = text
    }
    slider.setAttribute('aria-valuetext', verdict.distance)
    slider.style.setProperty('--lit', `${slider.value}%`)
    const bar = view.querySelector<HTMLElement>('[data-bar]')
    const lengthM = scaleBarM(heightM)
    if (bar) bar.textContent = scaleBarLabel(lengthM, data.sentences.units)
    view.style.setProperty('--bar', String(lengthM / heightM))
    view.style.setProperty('--zoom', String(data.measures.size[1] / heightM))
    if (!places.has(hourAt))
      addPlace(hourAt).catch((error: unknown) =>
        console.warn('[site] The stage has no picture of this hour', error),
      )
    const next = places.get(hourAt) ?? shown
    if (next !== shown) fade(view.querySelector('canvas'))
    shown = next
    drawStage(frame, { ...data.measures, place: shown, content }, chosen)
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

/** Covers a canvas with a copy that fades out, so that the next drawing appears below it. */
function fade(canvas: HTMLCanvasElement | null): void {
  const copy = canvas?.cloneNode()
  if (!canvas || !(copy instanceof HTMLCanvasElement)) return
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  copy.addEventListener('animationend', () => copy.remove())
  canvas.after(copy)
}

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
