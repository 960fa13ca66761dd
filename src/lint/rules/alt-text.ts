import type { Project } from '../../site/config/project.ts'
import { defineRule, type Found } from '../rule.ts'
import { writtenValues } from '../written-values.ts'

export const altText = defineRule({
  summary: 'Every picture that stands by itself says what it shows, or that it only decorates.',
  severity: 'warning',
  reads: 'configs',
  docs: `
    Those who cannot see a picture hear its \`alt\`. Where it stands behind or beside words that say the same, as in a hero or a closing
    banner, none is needed; where it stands by itself its author decides.

    Say what the picture shows, or write \`alt: ''\` where it only decorates.`,
  check,
})

function* check(project: Project): Generator<Found> {
  for (const { file, path, value, schemas } of writtenValues(project)) {
    const isPicture = schemas.some(
      ({ properties, decorates }) => properties?.src && properties.alt && !decorates,
    )
    if (!isPicture || typeof value !== 'object' || value === null || 'alt' in value) continue
    const problem = "has no alt: say what the picture shows, or write alt: '' where it only decorates"
    yield { file, path, problem }
  }
}
