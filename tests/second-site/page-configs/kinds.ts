import { defineKinds } from '../../../schemas/define.ts'

export default defineKinds({
  seite: { metadata: 'werkstatt' },
  werk: { metadata: 'werkstatt', pages: { folder: 'werke', root: '/lampen' } },
})
