#!/usr/bin/env node
// The command of the package: `pagework validate`. Its code is imported after this check: an older Node cannot load it.
const { node } = process.versions
const [major = 0, minor = 0] = node.split('.').map(Number)

if (major > 20 || (major === 20 && minor >= 19)) await import('./run-command.mjs')
else {
  console.error(`pagework needs Node 20.19 or newer, this is ${node}: https://nodejs.org/en/download`)
  process.exitCode = 1
}
