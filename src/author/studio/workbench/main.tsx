import { createRoot } from 'react-dom/client'
import { readDeskSite } from '../blocks/desk-site.ts'
import { loadBlockShapes } from '../options/block-shapes.ts'
import { Workbench } from './workbench.tsx'

// Starts the workbench, which shows every block with its examples, and every page. Only in development.
const root = document.getElementById('root')
if (!root) throw new Error('The workbench has no #root')

createRoot(root).render(<Workbench site={readDeskSite()} shapes={await loadBlockShapes()} />)
