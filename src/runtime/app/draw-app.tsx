import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Site } from '../../../schemas/site.ts'
import { App } from './app.tsx'

/** Renders the page with React, from nothing: in development, and at an address without a published page. */
export function drawApp(site: Site): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  flushSync(() =>
    createRoot(root).render(
      <BrowserRouter>
        <App site={site} />
      </BrowserRouter>,
    ),
  )
}
