// The picture on the planner's screen: what a screen shows, seen from the front.
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { hills } from './screens/nature.mjs'

const { w, h, data } = hills(3)
const encode = (x) =>
  Math.round(255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * Math.min(1, x) ** (1 / 2.4) - 0.055))
const bytes = Buffer.alloc(w * h * 3)
for (let i = 0; i < bytes.length; i++) bytes[i] = encode(data[Math.floor(i / 3) * 4 + (i % 3)])
const file = new URL('../public/media/planner-screen.avif', import.meta.url)
const raw = { width: w, height: h, channels: 3 }
const picture = await sharp(bytes, { raw }).resize(640).avif({ quality: 35, effort: 9 }).toBuffer()
await writeFile(file, picture)
console.log(`${picture.length} bytes`)
