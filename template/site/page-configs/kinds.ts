import { defineKinds } from 'pagework'

export default defineKinds({ page: { metadata: 'page' } })
