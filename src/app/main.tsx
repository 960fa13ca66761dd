import '@fontsource-variable/archivo/wght.css'
import { startDelivery } from '../enquiry/open-desk.ts'
import { wake } from './wake.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

startDelivery()
void wake(root)
