import { brandSchema } from '../../../schemas/brand.ts'
import { enquiriesSchema } from '../../../schemas/enquiries.ts'
import { faqSetSchema } from '../../../schemas/faq-set.ts'
import { kindsSchema } from '../../../schemas/kinds.ts'
import { metadataSchema } from '../../../schemas/metadata.ts'
import { pageSchema } from '../../../schemas/page.ts'
import { pictureRecordsSchema } from '../../../schemas/picture-records.ts'
import { redirectsSchema } from '../../../schemas/redirects.ts'
import { clientSchema } from '../../../schemas/shared/client.ts'
import { siteSchema } from '../../../schemas/site.ts'
import { wordsSchema } from '../../../schemas/words.ts'

export { contentContract } from '../../../schemas/content.ts'

/** The schema of each kind of file that authors write, by the name of its JSON Schema. */
export const authored = {
  brand: brandSchema,
  client: clientSchema,
  enquiries: enquiriesSchema,
  'faq-set': faqSetSchema,
  kinds: kindsSchema,
  metadata: metadataSchema,
  page: pageSchema,
  'picture-records': pictureRecordsSchema,
  redirects: redirectsSchema,
  site: siteSchema,
  words: wordsSchema,
}
