import { childOf } from '../../util/document-order.ts'
import { valueAt } from '../../util/problem.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule } from '../rule.ts'
import { likelyPrefix, missingSections, pagesWithSections } from '../section-gaps.ts'
import { misspeltSection } from './shared/misspelt-section.ts'

export const missingSection = defineRule({
  summary: 'Every section that a block names is sent.',
  severity: 'error',
  reads: 'content',
  docs: `
    A block without its section is not shown, or shows only the texts of its config. Either the key is misspelt in the page's config or
    in the content, or the content service did not send the section. With the prefix \`retail\`, \`section: 4\` is the section
    \`retail_section4\`, and \`{ key: … }\` names the whole key.`,
  *check(site) {
    const misspelt = new Set<unknown>()
    for (const page of pagesWithSections(site)) {
      const { file, page: config } = page.loaded
      const prefix = config.content?.prefix ?? ''
      const likely = likelyPrefix(page)
      if (likely !== undefined) {
        const path = ['content', 'prefix']
        const problem =
          prefix === '' ? 'a section number needs a prefix' : `no section of /api/${page.endpoint} has it`
        yield {
          file,
          path,
          problem,
          value: config.content?.prefix,
          nearest: likely,
          fix: { replace: likely },
        }
        continue
      }
      // `odd-content` reports a section without its key, which may be one that is missing.
      const entries = site.answers.get(page.endpoint ?? '')?.entries ?? []
      const isKeyless = entries.some(({ value }) => childOf(value, 'section') === undefined)
      for (const { id, section, nearest } of missingSections(page)) {
        if (isKeyless && nearest === undefined) continue
        const index = config.blocks.findIndex((block) => block.id === id)
        const block = config.blocks[index]
        const ref = block && 'section' in block ? block.section : undefined
        const written = valueAt(['blocks', index, 'section'], inputOf(file, site))
        const isWritten = written !== undefined && typeof written !== 'number'
        const gap = { page, site, section, isWritten }
        const sent = nearest === undefined ? undefined : misspeltSection({ ...gap, nearest })
        if (sent) {
          // Several blocks and pages may name one section.
          if (misspelt.has(sent.entry)) continue
          misspelt.add(sent.entry)
          yield {
            file: sent.file,
            path: [...sent.entry.path, 'section'],
            expected: `a section that ${file} names`,
            value: nearest,
            nearest: section,
            fix: { replace: section },
          }
          continue
        }
        const isKey = typeof ref === 'object'
        yield {
          file,
          path: ['blocks', index, 'section', ...(isKey ? ['key'] : [])],
          expected: `a section that /api/${page.endpoint} sends`,
          value: section,
          nearest,
          ...(nearest !== undefined &&
            typeof ref !== 'number' && {
              fix: { replace: isKey ? nearest : withoutPrefix(nearest, prefix) },
            }),
        }
      }
    }
  },
})

const withoutPrefix = (key: string, prefix: string) =>
  key.startsWith(`${prefix}_`) ? key.slice(prefix.length + 1) : { key }

const inputOf = (name: string, { files }: JoinedSite) => files.find(({ file }) => file === name)?.input
