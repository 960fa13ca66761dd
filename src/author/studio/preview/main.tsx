import 'virtual:brand'
import '../../../runtime/app/reading-modes.css'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { replaceLostPictures } from '../../../runtime/app/replace-lost-pictures.ts'
import { readDeskSite } from '../blocks/desk-site.ts'
import type { FromFrame } from './protocol.ts'
import { Frame } from './frame.tsx'

// Renders a block in a frame of the workbench, without the rest of the site.
const root = document.getElementById('root')
if (!root) throw new Error('The frame has no #root')

replaceLostPictures()
// Links in an example must not leave the frame.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && link.hash === '') event.preventDefault()
})
document.addEventListener('keydown', ({ key, target }) => {
  if (target !== document.body) return
  const message: FromFrame = { kind: 'key', key }
  window.parent.postMessage(message, window.location.origin)
})

createRoot(root).render(
  <MemoryRouter>
    <Frame site={readDeskSite()} />
  </MemoryRouter>,
)
