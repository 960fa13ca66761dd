// The picture on the planner's screen: what a screen shows, seen from the front.
import { writeFile } from 'node:fs/promises'
import { encoded } from './engine/texture.mjs'
import { hills } from './screens/nature.mjs'

const file = new URL('../public/media/planner-screen.avif', import.meta.url)
const picture = await encoded(hills(3)).resize(640).avif({ quality: 35, effort: 9 }).toBuffer()
await writeFile(file, picture)
console.log(`${picture.length} bytes`)
