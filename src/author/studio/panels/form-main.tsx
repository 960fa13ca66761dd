import { createRoot } from 'react-dom/client'
import { readDeskSite } from '../blocks/desk-site.ts'
import { loadBlockShapes } from '../options/block-shapes.ts'
import { FormPage } from './form-page.tsx'

// Shows the options of a page's block for the editor of the page, which contains this document as a frame.
const root = document.getElementById('root')
if (!root) throw new Error('The form has no #root')

createRoot(root).render(<FormPage site={readDeskSite()} shapes={await loadBlockShapes()} />)
