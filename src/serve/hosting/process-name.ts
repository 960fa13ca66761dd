/** This process, and no other that has its number after it: for what it keeps beside what others keep. */
export const processName = `${process.pid}-${Math.round(performance.timeOrigin)}`

/** Whether what is called so was left by a process that is no more. */
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
