/** Lets the browser answer and draw first whatever waits; what follows is a task of its own. */
export const nextTask = () => new Promise<void>((proceed) => setTimeout(proceed))
