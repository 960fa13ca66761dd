import { defineRule } from '../rule.ts'
import { writtenValues } from '../written-values.ts'

export const altText = defineRule({
  summary: 'Every picture without text beside it has an `alt`, which may be empty for decoration.',
  severity: 'warning',
  reads: 'configs',
  scope: 'page',
  docs: `
    Screen readers read the \`alt\` to visitors who cannot see the picture. A picture behind or beside text that says the same needs no
    \`alt\`, for example in a hero or a closing banner. For any other picture the author decides.

    Describe what the picture shows, or write \`alt: ''\` if it is only decoration.`,
  *check(project) {
    for (const { file, path, value, schemas } of writtenValues(project)) {
      const isPicture = schemas.some(
        ({ properties, decorates }) => properties?.src && properties.alt && !decorates,
      )
      if (!isPicture || typeof value !== 'object' || value === null || 'alt' in value) continue
      const problem = "has no alt: say what the picture shows, or write alt: '' where it only decorates"
      yield { file, path, problem }
    }
  },
})
