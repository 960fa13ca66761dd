import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '../support/root.ts'

const json = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(json('package.json'))
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        dev: z.boolean().optional(),
        license: z.string().optional(),
        resolved: z.string().optional(),
      }),
    ),
  })
  .parse(json('package-lock.json'))
const installed = Object.entries(lock.packages).filter(([place]) => place !== '')
const rows = [...readFileSync(join(root, 'docs/packages.md'), 'utf8').matchAll(/^\| (`[^|]+) \| ([^|]+)\|/gm)]
const told = rows.flatMap(([, names = '', licence = '']) =>
  [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, licence.trim()] as const),
)

test('docs/packages.md lists every package that the site runs with, and its licence', () => {
  expect(told.map(([name]) => name).toSorted()).toEqual(Object.keys(dependencies).toSorted())
  expect(told).toEqual(told.map(([name]) => [name, lock.packages[`node_modules/${name}`]?.license]))
})

test('what is published or served asks for no more than its notice', () => {
  const free =
    /^\(?(MIT|MIT-0|Unlicense|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|OFL-1\.1|MPL-2\.0 OR Apache-2\.0)\)?$/
  const others = installed.filter(([, { dev, license = 'none' }]) => !dev && !free.test(license))
  expect(others.map(([place, { license }]) => `${place} ${license}`)).toEqual([])
})

test('every package that is installed says its licence', () => {
  expect(installed.filter(([, { license }]) => !license).map(([place]) => place)).toEqual([])
})

test('the lock names no host but the public registry, so that every machine can follow it', () => {
  const hosts = new Set(installed.flatMap(([, { resolved }]) => (resolved ? [new URL(resolved).host] : [])))
  expect(hosts.size).toBeLessThanOrEqual(1)
})
