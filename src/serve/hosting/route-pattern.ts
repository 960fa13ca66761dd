import { escapeRegExp } from '../../util/escape-reg-exp.ts'

/** Returns `/notes/:id` as a regular expression, also for nginx. A parameter is anything but a slash. */
export const routePattern = (path: string) =>
  `^${path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : escapeRegExp(part)))
    .join('/')}$`
