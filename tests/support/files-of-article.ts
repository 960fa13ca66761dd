import type { RuleExample } from './rule-example.ts'

const detail = {
  kind: 'seite',
  name: 'notiz',
  title: 'Notiz',
  content: { endpoint: 'notizen/:id', kind: 'article' },
  blocks: [{ type: 'article', picture: { src: '/media/abend.webp' } }],
}
const holz = {
  id: 'holz',
  title: 'Holz',
  image: 'abend.webp',
  content: 'Esche biegt sich. '.repeat(8),
  created_at: '2025-03-01T23:30:00+01:00',
}

/** Files that give the example site an article, and the page that shows it. */
export const filesOfArticle: RuleExample['files'] = {
  'page-configs/general/notizen/[id].ts': undefined,
  'page-configs/general/notizen/[id].json': JSON.stringify(detail),
  'content/api/notizen.json': undefined,
  'content/api/notizen/holz.json': JSON.stringify(holz),
}
