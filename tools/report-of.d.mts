export function reportOf(error: unknown, command: string): unknown
