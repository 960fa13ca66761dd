/** Unique name of this process (pid and start time), for temporary folders. */
export const processName = `${process.pid}-${Math.round(performance.timeOrigin)}`

/** Returns whether the process with this name has ended. */
export function isLeftOver(name: string): boolean {
  return !name.startsWith(processName) && !isRunning(Number.parseInt(name, 10))
}

function isRunning(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
