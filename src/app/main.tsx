import '@fontsource-variable/archivo/wght.css'
import { startDelivery } from '../enquiry/open-desk.ts'
import { reloadForMissingChunks } from './reload-once.ts'
import { wake } from './wake.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

reloadForMissingChunks()
startDelivery()
// Where a file is missing the published page stays as it is, and the reload has been seen to.
wake(root).catch((error: unknown) => console.warn('[site] The page could not be brought to life', error))
