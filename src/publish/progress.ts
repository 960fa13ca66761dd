/** Runs a phase of work, and may report it. */
export type RunPhase = <T>(phase: string, work: () => Promise<T>) => Promise<T>

interface Output {
  isTTY?: boolean
  write: (text: string) => unknown
}

/** Minimum time between updates of the line on a terminal. */
const TERMINAL_INTERVAL_MS = 200
/** Minimum time between lines elsewhere, such as in a log. */
const LOG_INTERVAL_MS = 10_000

/** Reports the progress of publishing: on a terminal in one changing line, elsewhere in plain lines. */
export function createProgress(out: Output) {
  const began = Date.now()
  let pictures: number | undefined
  let writtenAt = -Infinity

  const write = (text: string) => {
    writtenAt = Date.now()
    out.write(out.isTTY ? `\r\u001B[2K${text}` : `${text}\n`)
  }
  return {
    /** Reports the start of a phase. */
    runPhase: (async (phase, work) => {
      write(`${capital(phase)} …`)
      return work()
    }) satisfies RunPhase,

    /** Reports at intervals how many pictures are done. */
    onPicture: (done: number, total: number): void => {
      pictures ??= Date.now()
      if (
        done < total &&
        Date.now() - Math.max(writtenAt, pictures) < (out.isTTY ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS)
      )
        return
      if (done === total && Date.now() - pictures < TERMINAL_INTERVAL_MS) return
      const remainingMs = ((Date.now() - pictures) / done) * (total - done)
      write(`Pictures: ${done} of ${total}${done < total ? `, about ${inWords(remainingMs)} left` : ''}`)
    },

    /** Writes the last line. */
    end: (text: string): void => {
      write(`${text} (${inWords(Date.now() - began)})`)
      if (out.isTTY) out.write('\n')
    },
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a duration such as `48 s` or `2 min 10 s`. */
function inWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
