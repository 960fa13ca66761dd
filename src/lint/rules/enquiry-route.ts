import { enquiriesFile } from '../../site/config/project.ts'
import { answers } from '../../site/config/answers.ts'
import { defineRule } from '../rule.ts'
import { unknownName } from '../unknown-name.ts'

export const enquiryRoute = defineRule({
  summary: 'Each page, product, option and city that selects enquiries for a channel is one of the site.',
  severity: 'error',
  reads: 'configs',
  docs: `
    \`when\` of a channel in \`page-configs/enquiries.ts\` selects enquiries by the page before the form, its product, their option and the city
    that they name. A page that is not published and a product without a page below \`defaults.productPages\` never fit. Neither do
    an option that no contact block has and a city that is not in \`cities\` of \`page-configs/site.ts\`. The channel would miss enquiries.
    Write the nearest valid name, or remove the entry.`,
  *check({ config: { enquiries, pages, site } }) {
    const paths = pages.map(({ path }) => path)
    const below = site.defaults.productPages
    const products = paths
      .filter((path) => below && path.startsWith(`${below}/`))
      .map((path) => path.slice(path.lastIndexOf('/') + 1))
    const options = pages.flatMap(({ page: { blocks } }) =>
      blocks.flatMap((block) => (block.type === 'contact' ? block.options.map(({ value }) => value) : [])),
    )
    const isPage = (pattern: string) =>
      pattern.endsWith('*')
        ? paths.some((path) => path.startsWith(pattern.slice(0, -1)))
        : paths.some((path) => answers(path, pattern))
    for (const [channel, { when = {} }] of (enquiries?.channels ?? []).entries()) {
      const at = (key: string, index: number) => ({
        file: enquiriesFile,
        path: ['channels', channel, 'when', key, index],
      })
      for (const [index, page] of (when.page ?? []).entries())
        if (!isPage(page))
          yield { ...at('page', index), ...unknownName(page, paths, 'the address of a page') }
      for (const [index, product] of (when.product ?? []).entries())
        if (!products.includes(product))
          yield {
            ...at('product', index),
            ...unknownName(product, products, 'the last part of the address of a product page'),
          }
      for (const [index, option] of (when.option ?? []).entries())
        if (!options.includes(option))
          yield { ...at('option', index), ...unknownName(option, options, 'an option of a contact block') }
      for (const [index, city] of (when.city ?? []).entries())
        if (!site.cities.includes(city))
          yield {
            ...at('city', index),
            ...unknownName(city, site.cities, `one of the cities ${site.cities.join(', ')}`),
          }
    }
  },
})
