import { importConfigs } from '../../site/config/import-configs.ts'
import { readEnquiries } from './read-enquiries.ts'
import type { EnquirySettings } from './start-enquiries.ts'
import { storeFrom } from './store-from.ts'

/**
 * Returns how a project handles enquiries, from its configs and the environment. Throws an `AuthorError` if a config is
 * wrong.
 */
export async function enquirySettings(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<EnquirySettings & Required<Pick<EnquirySettings, 'config'>>> {
  const { config, site, texts, cities, confirmations } = await readEnquiries(root, importConfigs(root))
  const facts = {
    cities,
    confirmations,
    labels: texts.labels,
    productPages: site?.defaults.productPages,
    ...(site && {
      roots: site.languages.flatMap((language) => language.root ?? []),
      language: site.language,
      addresses: [site.email, site.supportEmail ?? site.email],
    }),
  }
  return { store: storeFrom(root, env), config, facts, texts, secrets: env }
}
