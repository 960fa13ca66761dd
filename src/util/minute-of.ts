/** Returns an ISO 8601 time to the minute: `2026-11-25 19:50Z`. */
export const minuteOf = (time: string): string => `${time.slice(0, 16).replace('T', ' ')}Z`
