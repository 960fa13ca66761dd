/// <reference types="vite/client" />
/// <reference types="trusted-types" />
// Everything that a site's own rules may use (`page-configs/rules`). The package exports this file as `pagework/rules`.
export { defineRule, type Found } from './rule.ts'
export { samplePrefix } from './sample-prefix.ts'
export { siteFiles } from './site-files.ts'
export { isAbsolute, storageAddress } from '../runtime/content/storage-address.ts'
export { plainText } from '../../schemas/shared/text.ts'
export { brandFile } from '../site/config/project.ts'
export { picturesSent } from '../site/joined/content-parts.ts'
export type { AnswerEntry, JoinedPage, JoinedSite } from '../site/joined/joined-site.ts'
export { nearestName } from '../util/nearest-name.ts'
export { onceFor } from '../util/once-for.ts'
