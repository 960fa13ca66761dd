import { parseArgs } from 'node:util'
import { closest, distance } from 'fastest-levenshtein'

/**
 * @typedef {object} Option
 * @property {'string' | 'boolean'} type
 * @property {string} [value]
 * @property {string | boolean} [default]
 * @property {string} help
 */
/**
 * @typedef {object} Command
 * @property {string} does
 * @property {string} [usage]
 * @property {boolean} [allowPositionals]
 * @property {readonly string[]} [details]
 * @property {string} [runs]
 * @property {Readonly<Record<string, Option>>} options
 */

const help = /** @type {const} */ ({ type: 'boolean', help: 'prints this' })

/**
 * Reads the arguments of a command. Returns its options, or what to print instead of running it, with the exit code.
 *
 * @param {string} name
 * @param {Command} command
 * @param {string[]} args
 */
export function readArguments(name, command, args) {
  const options = { ...command.options, help }
  try {
    const { values } = parseArgs({ args, options, allowPositionals: command.allowPositionals ?? false })
    return values.help ? { print: helpOf(name, command), code: 0 } : { values }
  } catch (error) {
    return { print: `${problemOf(error, Object.keys(options))} (npm run ${name} -- --help)`, code: 2 }
  }
}

/**
 * Returns the list of all commands.
 *
 * @param {Readonly<Record<string, Command>>} commands
 */
export function listOf(commands) {
  const lines = Object.entries(commands).map(([name, { does }]) => [name, does])
  return `pagework COMMAND [options]\n\n${inColumns(lines)}\n\n  --help after a command explains its options.`
}

/**
 * Returns the ending of a message about an unknown name: the nearest known name, if one is near. Not by `nearestName`: this runs
 * before anything is compiled, and a site's type check refuses JavaScript of the engine.
 *
 * @param {string} written
 * @param {string[]} names
 */
export function didYouMean(written, names) {
  const nearest = names.length > 0 ? closest(written, names) : ''
  return distance(written, nearest) <= Math.max(2, written.length / 2) ? `; did you mean "${nearest}"?` : ''
}

/** @param {string} name @param {Command} command */
function helpOf(name, { does, usage, details, options }) {
  const lines = Object.entries({ ...options, help }).map(
    ([option, { value, help: text, default: initial }]) => [
      `--${option}${value === undefined ? '' : ` ${value}`}`,
      typeof initial === 'string' && initial !== '' ? `${text} (default: ${initial})` : text,
    ],
  )
  const start = does.charAt(0).toUpperCase() + does.slice(1)
  const paragraphs = [`${start}.`, ...(details ?? [])].map((line) => `  ${line}`.trimEnd())
  return `npm run ${name} -- [options]${usage === undefined ? '' : ` ${usage}`}\n\n${paragraphs.join('\n')}\n\n${inColumns(lines)}`
}

/** @param {string[][]} lines */
function inColumns(lines) {
  const width = Math.max(...lines.map(([first = '']) => first.length))
  return lines.map(([first = '', text]) => `  ${first.padEnd(width)}  ${text}`).join('\n')
}

/** Returns in one line what Node found wrong with arguments. @param {unknown} error @param {string[]} options */
function problemOf(error, options) {
  const message = error instanceof Error ? error.message : String(error)
  const [, option] = /^Unknown option '([^']*)'/.exec(message) ?? []
  if (option === undefined) return message.split(/\.?(?:\n|\. |$)/)[0]
  return `There is no option ${option}${didYouMean(
    option,
    options.map((name) => `--${name}`),
  )}`
}
