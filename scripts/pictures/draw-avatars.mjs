/** Draws every avatar of the store into the web app's public folder: `node scripts/pictures/draw-avatars.mjs`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { avatars } from '../../packages/api/src/store/avatars.ts'
import { animals } from './avatars/animals.ts'
import { people } from './avatars/people.ts'
import { wonders } from './avatars/wonders.ts'

const folder = new URL('../../apps/web/public/avatars/', import.meta.url)
const maxBytes = 4096
const drawings = new Map(Object.entries({ ...animals, ...wonders, ...people }))

mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder)) rmSync(new URL(file, folder))
for (const { slug } of avatars) {
  const drawing = drawings.get(slug)
  if (!drawing) throw new Error(`no drawing for the avatar "${slug}"`)
  if (drawing.length > maxBytes)
    throw new Error(`the avatar "${slug}" takes ${drawing.length} bytes, more than ${maxBytes}`)
  writeFileSync(new URL(`${slug}.svg`, folder), drawing)
  drawings.delete(slug)
}
if (drawings.size) throw new Error(`not in the store's list: ${[...drawings.keys()].join(', ')}`)
console.log(`${avatars.length} avatars drawn`)
