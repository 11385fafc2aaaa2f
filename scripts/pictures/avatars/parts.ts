/** Parts that all avatars share: flat shapes, eyes, cheeks and a round coloured background. */

export const ink = '#2c2f45'

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`
export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
export const line = (d: string, stroke = ink, width = 3.5) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Draws the left half as given, and its mirror image on the right. */
export const pair = (...parts: readonly string[]) =>
  `${parts.join('')}<g transform="matrix(-1 0 0 1 160 0)">${parts.join('')}</g>`

/** Both eyes, `apart` from the middle, with a glint at the top. */
export function eyes(y: number, apart = 18, size = 6, colour = ink): string {
  const eye = (x: number) =>
    oval(x, y, size, size * 1.2, colour) + circle(x + size * 0.3, y - size * 0.45, size * 0.36, '#fff')
  return eye(80 - apart) + eye(80 + apart)
}

export const cheeks = (y: number, apart = 30, colour = '#ff8f8f') =>
  `<g opacity=".55">${oval(80 - apart, y, 8, 5.5, colour)}${oval(80 + apart, y, 8, 5.5, colour)}</g>`

export const smile = (y: number, width = 9, colour = ink) =>
  line(`M${80 - width} ${y}q${width} ${width * 0.95} ${width * 2} 0`, colour, 3.2)

/** The two small arcs under an animal's nose. */
export const muzzle = (y: number, colour = ink) => line(`M70 ${y + 5}q6 5 10-3q4 8 10 3M80 ${y - 4}v6`, colour, 3)

export const shoulders = (fill: string, width = 50, top = 122) =>
  shape(`M${80 - width} 164q0-${164 - top} ${width}-${164 - top}t${width} ${164 - top}z`, fill)

/** A complete avatar on its round background. `glow` is a lighter patch behind the head. */
export function portrait(ground: string, glow: string, ...parts: readonly string[]): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">',
    '<clipPath id="r"><circle cx="80" cy="80" r="80"/></clipPath><g clip-path="url(#r)">',
    `<path d="M0 0h160v160H0z" fill="${ground}"/>`,
    circle(80, 84, 62, glow),
    ...parts,
    '</g></svg>\n',
  ].join('')
}
