import { readFileSync } from 'node:fs'

/**
 * Ends this process by its handler of SIGTERM after npm has ended. npm sends a signal to its shell alone, and the shell
 * does not forward it. A process outside npm may outlive its parent, as a service does.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const started = startedBy()
  const watch = () => {
    if (startedBy() !== started && !process.emit('SIGTERM', 'SIGTERM')) process.exit(143)
  }
  setInterval(watch, 500).unref()
}

/** Returns the ids of the parent and, if that is a shell, of the shell's parent. Some shells replace themselves by the command. */
function startedBy() {
  const { ppid } = process
  try {
    // The system's text is: id (name) state parent …
    const [, name = '', parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${ppid}/stat`, 'utf8')) ?? []
    return name.endsWith('sh') ? `${ppid} ${parent}` : `${ppid}`
  } catch {
    // Only Linux has this file. The shell of other systems replaces itself.
    return `${ppid}`
  }
}
