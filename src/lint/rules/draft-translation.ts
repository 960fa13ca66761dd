import { draftsOf } from '../../site/config/site-languages.ts'
import { defineRule } from '../rule.ts'

export const draftTranslation = defineRule({
  summary: 'A translation that nobody has read is not published at a deployed address.',
  severity: 'error',
  reads: 'configs',
  when: 'deployed',
  docs: `
    A file with \`"status": "draft"\` was translated by a machine. Somebody who knows the language reads it, corrects it, and removes the
    line. To publish drafts nevertheless, set \`allowDrafts\` of the language in \`page-configs/site.ts\`: its pages tell visitors.`,
  *check({ config }) {
    for (const { tag, allowDrafts } of config.site.languages)
      for (const file of allowDrafts ? [] : draftsOf(config, tag))
        yield { file, path: ['status'], problem: `is a draft in the language ${tag}, which nobody has read` }
  },
})
