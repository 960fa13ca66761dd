export function recordAnswers(store: string): void
