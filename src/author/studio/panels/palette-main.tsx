import { createRoot } from 'react-dom/client'
import { PalettePage } from './palette-page.tsx'

// Shows the blocks with previews, to add one to a page. The editor of the page contains this document as a frame.
const root = document.getElementById('root')
if (!root) throw new Error('The palette has no #root')

createRoot(root).render(<PalettePage />)
