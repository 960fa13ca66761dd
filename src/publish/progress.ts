import type { Timed } from './stopwatch.ts'

interface Terminal {
  isTTY?: boolean
  write: (text: string) => unknown
}

/** How often, in milliseconds, a line is written anew on a terminal, and another one elsewhere. */
const often = 200
const seldom = 10_000

/** Says what publishing does while it does it: on a terminal in one line that changes, elsewhere in plain lines. */
export function createProgress(out: Terminal, now: () => number = Date.now) {
  const began = now()
  let pictures: number | undefined
  let said = -Infinity

  const say = (text: string) => {
    said = now()
    out.write(out.isTTY ? `\r\u001B[2K${text}` : `${text}\n`)
  }
  return {
    /** Says which phase begins. */
    timed: (async (phase, work) => {
      say(`${capital(phase)} …`)
      return work()
    }) satisfies Timed,

    /** Says now and then how many pictures are done. */
    onPicture: (done: number, total: number): void => {
      pictures ??= now()
      if (done < total && now() - Math.max(said, pictures) < (out.isTTY ? often : seldom)) return
      if (done === total && now() - pictures < often) return
      const left = ((now() - pictures) / done) * (total - done)
      say(`Pictures: ${done} of ${total}${done < total ? `, about ${inWords(left)} left` : ''}`)
    },

    /** Ends it with a line that stays. */
    end: (text: string): void => {
      say(`${text} (${inWords(now() - began)})`)
      if (out.isTTY) out.write('\n')
    },
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `48 s`, `2 min 10 s`. */
function inWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
