import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { shadowHost } from './shadow-host.ts'
import { PageStudio, startAgain } from './page-studio.tsx'
import { watchShownPage } from './page/page-on-screen.ts'

// Starts the studio in development: on a page beside the page's own script, or alone as the workbench.
// Both are one application in a shadow root of its own.
const { host, root } = shadowHost('site-studio')
// Above everything on the page. The parts of the studio have an order of their own.
host.style.cssText = 'position: absolute; z-index: 2147483647; top: 0; left: 0'
document.body.append(host)
const box = document.createElement('div')
root.append(box)

const Workbench = lazy(async () => {
  const { Workbench: component } = await import('./workbench/workbench.tsx')
  return { default: component }
})
const isWorkbench = document.body.dataset.studio === 'workbench'
if (!isWorkbench) watchShownPage()
createRoot(box).render(
  <Suspense>{isWorkbench ? <Workbench /> : <PageStudio root={root} started={startAgain(root)} />}</Suspense>,
)
