import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLogger, createServer } from 'vite'
import { pollUnwatched } from '../../../src/author/dev/server/poll-unwatched.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

test.each([
  ['ENOSPC', 'fs.inotify.max_user_watches'],
  ['EMFILE', 'fs.inotify.max_user_instances'],
])('without file watches (%s) one line names %s, and edits are still seen', async (code, limit) => {
  const root = await temporaryFolder()
  const folder = join(root, 'content')
  await mkdir(folder)
  await writeFile(join(folder, 'old.json'), '1')
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const server = await createServer({
    root,
    configFile: false,
    customLogger: { ...createLogger('silent'), warn: say, error: say },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [{ name: 'poll', configureServer: pollUnwatched }],
  })
  onTestFinished(() => server.close())
  const events: string[] = []
  server.watcher.on('all', (event, file) => void events.push(`${event} ${file}`))
  for (const path of [folder, join(folder, 'old.json')]) {
    const error = Object.assign(new Error(`${code}: …, watch '${path}'`), { code, syscall: 'watch', path })
    server.watcher.emit('error', error)
  }
  expect(lines).toEqual([expect.stringContaining(`${limit}=`)])
  // The first edits may come before the first look at the files.
  const edit = async () => {
    const times = String(performance.now())
    await writeFile(join(folder, `new-${times}`), '1')
    await writeFile(join(folder, 'old.json'), times)
    return new Set(events.map((event) => event.replace(/-[\d.]+$/, '')))
  }
  await expect
    .poll(edit, { interval: 400 })
    .toEqual(new Set([`add ${folder}/new`, `change ${folder}/old.json`]))
  expect(server.watcher.options.usePolling).toBe(true)
  server.watcher.emit('error', new Error('another fault'))
  expect(lines).toEqual([expect.stringContaining(limit), expect.stringContaining('another fault')])
})
