import { definePage } from 'pagework'
import { dataSheet } from '../../../planning/data-sheets.ts'

export default definePage(dataSheet('transparent'))
