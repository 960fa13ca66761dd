import { once } from 'node:events'
import { createServer } from 'node:http'

/** A page without a script whose controls work natively: the baseline of `npm run bench:press`. */
const html = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Bare page</title>
  <details><summary>Question</summary><p>Answer</p></details>
  <button popovertarget="menu">Menu</button>
  <div id="menu" popover>Links</div>
  <label>Name <input name="name"></label>
</html>`

/** Serves the bare page on a free port. */
export async function serveBarePage(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
