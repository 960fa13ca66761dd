import { unknownValue } from '../../util/unknown-value.ts'
import type { Finding } from '../finding.ts'
import { asGithub } from './as-github.ts'
import { asJson } from './as-json.ts'
import { asPretty } from './as-pretty.ts'
import { asSarif } from './as-sarif.ts'

/** The output that a report is written to. */
export interface Output {
  root: string
  /** Whether the output goes to a terminal, which shows colours. */
  isTTY: boolean
}

/** The output formats of findings, by the value of `--format`. */
export const formats = {
  pretty: asPretty,
  json: asJson,
  github: asGithub,
  sarif: asSarif,
} satisfies Record<string, (findings: Finding[], output: Output) => string | Promise<string>>

export type Format = keyof typeof formats

/** Returns the name as a format. Throws if no format has this name. */
export function formatOf(name: string): Format {
  if (isFormat(name)) return name
  throw unknownValue('--format', name, Object.keys(formats))
}

const isFormat = (name: string): name is Format => Object.hasOwn(formats, name)
