import '@fontsource-variable/archivo/wght.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import site from 'virtual:site'
import { startDelivery } from '../enquiry/enquiries.ts'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

startDelivery()
createRoot(root).render(
  <BrowserRouter>
    <App site={site} />
  </BrowserRouter>,
)
