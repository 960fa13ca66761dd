import { defineRule, type JoinedSite } from 'pagework/rules'

export default defineRule({
  summary: 'Kein Titel schreit.',
  severity: 'warning',
  reads: 'content',
  docs: 'Ein Titel hat kein Ausrufezeichen.',
  check: (site: JoinedSite) =>
    site.config.pages
      .filter(({ page }) => page.title.includes('!'))
      .map(({ file }) => ({ file, path: ['title'], problem: 'der Titel schreit' })),
})
