import { createRoot } from 'react-dom/client'
import { shadowHost } from './shadow-host.ts'

// Starts the studio in development: on a page beside the page's own script, alone as the workbench, or as a frame of
// either, which draws one block.
const isWorkbench = document.body.dataset.studio === 'workbench'
if (isWorkbench && new URLSearchParams(window.location.search).has('frame'))
  void import('./preview/frame.tsx')
else void start()

/** Draws the studio in a shadow root of its own. */
async function start() {
  const { host, root } = shadowHost('site-studio')
  // Above everything on the page. The parts of the studio have an order of their own.
  host.style.cssText = 'position: absolute; z-index: 2147483647; top: 0; left: 0'
  document.body.append(host)
  const box = document.createElement('div')
  root.append(box)
  if (isWorkbench) {
    const { Workbench } = await import('./workbench/workbench.tsx')
    createRoot(box).render(<Workbench />)
  } else {
    const { PageStudio, startAgain } = await import('./page-studio.tsx')
    createRoot(box).render(<PageStudio root={root} started={startAgain(root)} />)
  }
}
