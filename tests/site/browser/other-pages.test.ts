import { describe } from 'vitest'
import { detailAddresses } from '../../support/detail-addresses.ts'
import { looksRight, pageOpener } from '../../support/looks-right.ts'
import { siteAddresses } from '../../support/site-addresses.ts'

const openOnce = pageOpener()

describe.each(siteAddresses.filter((path) => !detailAddresses.includes(path)))('%s', (path) => {
  looksRight(path, openOnce(path))
})
