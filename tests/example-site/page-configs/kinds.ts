import { defineKinds } from 'pagework'

export default defineKinds({
  seite: { metadata: 'werkstatt' },
  werk: { metadata: 'werkstatt', pages: { folder: 'werke', root: '/lampen' } },
})
