// Words of controls that differ from the engine's. A site in another language than English writes them all.
import { defineWords } from 'pagework'

export default defineWords({})
