import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { forgetDocuments, loadDocument } from '../../../src/runtime/app/load-document.ts'
import { contentServer } from '../../support/content-server.ts'

const { server, withServer } = contentServer()
withServer()
beforeEach(forgetDocuments)

/** Serves the page /end, and redirects. */
const serveRedirects = (redirects: Record<string, string>) =>
  server.use(
    http.get('*/page-data/*', ({ request }) => {
      const [, path = ''] = /\/page-data(\/.*)\.json$/.exec(new URL(request.url).pathname) ?? []
      if (path === '/routes') return HttpResponse.json(['/end', ...Object.keys(redirects)])
      return HttpResponse.json(path in redirects ? { movedTo: redirects[path] } : { path })
    }),
  )

test('an old address loads the page of its redirect', async () => {
  serveRedirects({ '/old': '/newer', '/newer': '/end' })
  expect(await loadDocument('/old')).toMatchObject({ document: { path: '/end' }, movedTo: '/newer' })
})

test.each([
  ['of two addresses', { '/old': '/newer', '/newer': '/old' }, '/old → /newer → /old'],
  ['of one address', { '/old': '/old' }, '/old → /old'],
  ['that begins later', { '/old': '/a', '/a': '/b', '/b': '/a' }, '/old → /a → /b → /a'],
])('redirects in a circle %s are an error that names the circle', async (_, redirects, way) => {
  serveRedirects(redirects)
  await expect(loadDocument('/old')).rejects.toThrow(`the redirects go round in a circle (${way})`)
})
