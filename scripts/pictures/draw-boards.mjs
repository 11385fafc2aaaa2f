/** Draws the store's picture of every board into the web app's public folder: `node scripts/pictures/draw-boards.mjs`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { boards } from '../../packages/api/src/board/boards.ts'
import { previewOf } from './boards/preview.ts'

const folder = new URL('../../apps/web/public/boards/', import.meta.url)
const maxBytes = 12 * 1024

mkdirSync(folder, { recursive: true })
for (const { slug, squares } of boards) {
  const picture = await previewOf(slug, squares)
  if (picture.length > maxBytes)
    throw new Error(`the board "${slug}" takes ${picture.length} bytes, more than ${maxBytes}`)
  writeFileSync(new URL(`${slug}.svg`, folder), picture)
}
console.log(`${boards.length} boards drawn`)
