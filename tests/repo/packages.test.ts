import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '../support/root.ts'
import { codeBelow } from '../support/files-below.ts'

const json = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(json('package.json'))
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.string().optional(),
        resolved: z.string().optional(),
        dependencies: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .parse(json('package-lock.json'))
const installed = Object.entries(lock.packages).filter(([place]) => place !== '')
const docs = readFileSync(join(root, 'docs/packages.md'), 'utf8')
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (`[^|]+) \| ([^|]+)\|/gm)].flatMap(([, names = '', licence = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, licence.trim()] as const),
  )
const listed = rowsOf(docs)
/** Packages whose code visitors or the server run. The others are tools. */
const delivered = rowsOf(docs.split('## In builds')[0] ?? '').map(([name]) => name)

/** Returns the places of packages and of all that they need, as npm finds them. */
function withNeeds(names: string[]): Set<string> {
  const places = new Set<string>()
  const add = (name: string, from: string) => {
    const folders = from
      .split('/node_modules/')
      .map((_, index, parts) => parts.slice(0, parts.length - index))
    const place = [
      ...folders.map((parts) => `${parts.join('/node_modules/')}/node_modules/${name}`),
      `node_modules/${name}`,
    ].find((candidate) => candidate in lock.packages)
    if (place === undefined || places.has(place)) return
    places.add(place)
    for (const need of Object.keys(lock.packages[place]?.dependencies ?? {})) add(need, place)
  }
  for (const name of names) add(name, '')
  return places
}

test('docs/packages.md lists every package of the engine, and its licence', () => {
  expect(listed.map(([name]) => name).toSorted()).toEqual(Object.keys(dependencies).toSorted())
  expect(listed).toEqual(listed.map(([name]) => [name, lock.packages[`node_modules/${name}`]?.license]))
})

test('the engine imports no package that another site does not install', () => {
  const imported = codeBelow('block-library', 'schemas', 'src')
    .filter(({ file }) => !file.endsWith('.css'))
    .flatMap(({ file, text }) => {
      const { staticImports } = parseSync(file, text).module
      return staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => [moduleRequest.value, file] as const)
    })
  const direct = new Set(Object.keys(dependencies))
  const others = imported.filter(([name]) => {
    const [packageName = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? []
    return (
      !name.startsWith('.') &&
      !/^(?:node|virtual):/.test(name) &&
      !direct.has(packageName) &&
      packageName !== 'pagework'
    )
  })
  expect(imported.length).toBeGreaterThan(500)
  expect(others).toEqual([])
})

test('published and served packages have licences that require only their notice', () => {
  const free =
    /^\(?(MIT|MIT-0|Unlicense|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|OFL-1\.1|MPL-2\.0 OR Apache-2\.0)\)?$/
  const needed = withNeeds(delivered)
  expect(needed.size).toBeGreaterThan(delivered.length)
  const others = installed.filter(([place, { license = 'none' }]) => needed.has(place) && !free.test(license))
  expect(others.map(([place, { license }]) => `${place} ${license}`)).toEqual([])
})

test('every installed package has a licence', () => {
  expect(installed.filter(([, { license }]) => !license).map(([place]) => place)).toEqual([])
})

test('the lock file has only addresses of the public registry', () => {
  const hosts = new Set(installed.flatMap(([, { resolved }]) => (resolved ? [new URL(resolved).host] : [])))
  expect(hosts.size).toBeLessThanOrEqual(1)
})
