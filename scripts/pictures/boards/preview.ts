import type { SquareKind, ThemeName } from '../../../apps/web/src/features/board/board.ts'
import { curveThrough } from '../../../apps/web/src/features/board/curve.ts'
import type { SchemeColours, Shape } from '../../../apps/web/src/features/board/drawing.ts'
import { layoutPath } from '../../../apps/web/src/features/board/layout.ts'
import { plant } from '../../../apps/web/src/features/board/scenery.ts'
import { signs } from '../../../apps/web/src/features/board/signs.ts'
import type { Theme } from '../../../apps/web/src/features/board/themes/theme.ts'

/** Fewer squares than the real board has, so that they stay visible on a small card of the store. */
const shown = 20
const aspect = 1.6
/** The minimum radius in drawing units. Smaller objects would be a speck. */
const minRadius = 26

/** One board as an SVG in both colour schemes, drawn from the theme of the board in play. */
export async function previewOf(name: ThemeName, kinds: readonly SquareKind[]): Promise<string> {
  const file: Record<string, Theme> = await import(`../../../apps/web/src/features/board/themes/${name}.ts`)
  const theme = file[name]
  if (!theme) throw new Error(`no theme "${name}"`)
  const colours = new Colours(theme)
  const layout = layoutPath(shown, aspect, theme.path)
  const { width, height, horizon, places } = layout
  const paths = (shapes: readonly Shape[]) =>
    shapes.map(({ d, fill, stroke, width: thick, opacity }) => {
      const paint = fill ? colours.fill(fill) : `${colours.stroke(stroke ?? '')} stroke-width="${thick}"`
      return `<path ${paint}${opacity === undefined ? '' : ` opacity="${opacity}"`} d="${d}"/>`
    })
  const land = paths(theme.land(width, height, horizon))
  const planted = plant(theme.sprites, layout, theme.name).filter(({ sprite }) => sprite.radius >= minRadius)
  const sprites = theme.sprites
    .filter((sprite) => planted.some((plant) => plant.sprite === sprite))
    .map((sprite) => `<g id="${sprite.name}">${paths(sprite.shapes).join('')}</g>`)
  const standing = planted.map(
    ({ sprite, x, y, flipped }) =>
      `<use href="#${sprite.name}" transform="translate(${x} ${y})${flipped ? 'scale(-1 1)' : ''}"/>`,
  )
  const way = curveThrough(places, true).replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
  const road = theme.road.map(
    ({ colour, width: thick, dash, cap, drop }) =>
      `<use href="#way" ${colours.stroke(colour)} stroke-width="${thick}"${cap ? ` stroke-linecap="${cap}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}${drop ? ` y="${drop}"` : ''}/>`,
  )
  const tiles = places.map(({ x, y, angle }, index) => {
    const kind = kinds[index] ?? 'none'
    const turn = theme.tile.turns ? Math.round(angle) : 0
    const [face, edge] = kind === 'none' ? ['tile', 'tileEdge'] : [`${kind}Face`, `${kind}Edge`]
    const radians = (turn * Math.PI) / 180
    // The edge lies straight below the face, in whatever direction the square is turned.
    const below = `x="${short(9 * Math.sin(radians))}" y="${short(9 * Math.cos(radians))}"`
    const at = `${Math.round(x)} ${Math.round(y)}`
    const pair = `<use href="#t" ${colours.fill(edge)} ${below}/><use href="#t" ${colours.fill(face)}/>`
    const sign = kind === 'none' ? '' : `<use href="#${kind}" x="${Math.round(x)}" y="${Math.round(y)}"/>`
    return `<g transform="translate(${at})${turn ? `rotate(${turn})` : ''}">${pair}</g>${sign}`
  })
  const glyphs = Object.entries(signs)
    .filter(([kind]) => kinds.slice(0, shown).some((other) => other === kind))
    .map(([kind, { solid, cut, stroke, width: thick }]) => {
      const line = stroke ? `<path ${colours.stroke(`${kind}Ink`)} stroke-width="${thick}" d="${stroke}"/>` : ''
      const body = solid ? `<path ${colours.fill(`${kind}Ink`)} d="${solid}"/>` : ''
      return `<g id="${kind}" transform="scale(1.12)">${line}${body}${cut ? `<path ${colours.fill(`${kind}Face`)} d="${cut}"/>` : ''}</g>`
    })
  const defs = `<defs><path id="way" fill="none" d="${way}"/><path id="t" d="${theme.tile.d}"/>${sprites.join('')}${glyphs.join('')}</defs>`
  const drawing = [...land, ...road, ...standing, ...tiles].join('')
  return lean(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${colours.sheet()}${defs}${drawing}</svg>\n`,
  )
}

const short = (value: number) => String(Math.round(value * 10) / 10)

/** Rounds numbers and removes blanks that a path does not need. */
function lean(picture: string): string {
  const trim = (d: string) => d.replace(/-?\d+\.\d+/g, (number) => short(Number(number))).replace(/ -/g, '-')
  return picture.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${trim(d)}"`)
}

/** Short class names for the colours in use, and the style sheet that defines them in both schemes. */
class Colours {
  readonly known: Map<string, SchemeColours>
  readonly used = new Map<string, string>()

  constructor(theme: Theme) {
    const ofSigns = Object.entries(signs).flatMap(([kind, { face, edge, ink }]): [string, SchemeColours][] => [
      [`${kind}Face`, face],
      [`${kind}Edge`, edge],
      [`${kind}Ink`, ink],
    ])
    this.known = new Map([...Object.entries(theme.palette), ...ofSigns])
  }

  fill(name: string): string {
    return `class="${this.className('f', name)}"`
  }

  stroke(name: string): string {
    return `class="${this.className('s', name)}"`
  }

  sheet(): string {
    const rules = (scheme: 0 | 1) =>
      [...this.used].map(([key, name]) => {
        const colour = this.known.get(key.slice(1))?.[scheme] ?? ''
        return `.${name}{${key.startsWith('f') ? 'fill' : 'stroke'}:${colour}}`
      })
    const lines = `[class^=s]{fill:none;stroke-linejoin:round}svg{stroke-linecap:round}`
    return `<style>${lines}${rules(0).join('')}@media(prefers-color-scheme:dark){${rules(1).join('')}}</style>`
  }

  private className(use: 'f' | 's', name: string): string {
    if (!this.known.has(name)) throw new Error(`no colour "${name}"`)
    const key = use + name
    const known = this.used.get(key)
    if (known) return known
    const short = `${use}${this.used.size.toString(36)}`
    this.used.set(key, short)
    return short
  }
}
