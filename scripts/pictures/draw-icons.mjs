/** Draws the icons of the installed app from the logo: `node scripts/pictures/draw-icons.mjs`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const folder = new URL('../../apps/web/public/icons/', import.meta.url)

const pawn =
  '<g fill="#fff"><circle cx="16" cy="9.5" r="4"/><path d="M16 12.5c3 0 2.3 5 6 9.5H10c3.7-4.5 3-9.5 6-9.5Z"/></g>'

/** The rounded tile with its edge, as the app bar shows it. */
const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="1" y="4" width="30" height="27" rx="9" fill="#17479f"/><rect x="1" y="1" width="30" height="27" rx="9" fill="#2468e5"/>${pawn}</svg>`

/** Operating systems mask a full square. The pawn stays within the circle that every mask keeps. */
const full = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#17479f" d="M0 0h32v32H0z"/><path fill="#2468e5" d="M0 0h32v28.5H0z"/><g transform="translate(16 15.5) scale(.92) translate(-16 -13.75)">${pawn}</g></svg>`

const icons = [
  ...[192, 512].map((size) => ({ name: `icon-${size}.png`, picture: tile, size })),
  ...[192, 512].map((size) => ({ name: `maskable-${size}.png`, picture: full, size })),
  { name: 'apple-touch-icon.png', picture: full, size: 180 },
  {
    name: 'add-96.png',
    size: 96,
    picture: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#2468e5"/><path d="M16 8v16M8 16h16" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>`,
  },
]

mkdirSync(folder, { recursive: true })
writeFileSync(new URL('icon.svg', folder), tile)
writeFileSync(new URL('maskable.svg', folder), full)
for (const { name, picture, size } of icons) {
  const drawn = sharp(Buffer.from(picture), { density: (72 * size) / 32 }).resize(size, size)
  writeFileSync(new URL(name, folder), await drawn.png({ compressionLevel: 9, palette: true }).toBuffer())
}
console.log(`${icons.length + 2} icons written`)
