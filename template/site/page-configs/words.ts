import { defineWords } from 'pagework'

export default defineWords({})
