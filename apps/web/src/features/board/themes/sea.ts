import { box, cloud, ellipse, fill, line, polygon, rolling, type Shape, star } from '../drawing.ts'
import type { Theme } from './theme.ts'

export const sea: Theme = {
  name: 'sea',
  palette: {
    sky: ['#b5e6f7', '#111b38'],
    skyLow: ['#e6f8f5', '#1e3260'],
    sun: ['#ffd15c', '#f4eccb'],
    glow: ['#fff0b8', '#2c447c'],
    cloud: ['#ffffff', '#31477a'],
    isle: ['#86cdb6', '#23506a'],
    far: ['#74d0e4', '#1d4c7c'],
    water: ['#45b7da', '#174270'],
    deep: ['#34a6cf', '#133861'],
    bright: ['#62c9e6', '#1e5286'],
    foam: ['#ffffff', '#7fa9cf'],
    shallow: ['#8fe0e6', '#2a6a94'],
    rope: ['#f3dca4', '#a8946a'],
    ropeEdge: ['#2b91bd', '#0e2d52'],
    sand: ['#f8e2ab', '#a3946c'],
    leaf: ['#43ad6b', '#2d7a56'],
    leafBright: ['#63c47e', '#3b9367'],
    trunk: ['#a8733f', '#6b4d33'],
    hull: ['#e8604f', '#b04a41'],
    sail: ['#fffaf0', '#ccd3e2'],
    fish: ['#ff9d42', '#d98437'],
    coral: ['#f47f9b', '#b85a7c'],
    stone: ['#8fa5b5', '#40587a'],
    tile: ['#fffdf6', '#3b648c'],
    tileEdge: ['#e0b878', '#1f3b5c'],
    tileInk: ['#c0985a', '#a9cbea'],
    usedTile: ['#dcebec', '#2f5276'],
    usedEdge: ['#a9c7cf', '#1a3450'],
  },
  path: { roundness: 1, sway: 0.14 },
  road: [
    { colour: 'shallow', width: 118 },
    { colour: 'ropeEdge', width: 17, drop: 6 },
    { colour: 'rope', width: 15 },
  ],
  tile: { d: ellipse(0, 0, 42), turns: false },
  land(width, height, horizon) {
    const shore = horizon * 0.86
    const waves: Shape[] = []
    for (let y = shore + 70, row = 0; y < height; y += 128, row++) {
      const colour = ['water', 'deep', 'bright'][row % 3] ?? 'water'
      waves.push(fill(colour, rolling(width, y, height, 190, 20, row * 57)))
    }
    return [
      fill('sky', box(0, 0, width, height)),
      fill('skyLow', box(0, horizon * 0.45, width, height)),
      fill('glow', ellipse(width * 0.22, shore, 74)),
      fill('sun', ellipse(width * 0.22, shore, 48)),
      fill('cloud', cloud(width * 0.44, horizon * 0.42, 54) + cloud(width * 0.86, horizon * 0.6, 66), 0.9),
      fill('isle', `M${width * 0.5} ${shore + 4}q60-60 110-22 40-34 90 22z`),
      ...lighthouse(width * 0.5 + 106, shore - 16),
      fill('far', box(0, shore, width, height)),
      fill('foam', box(width * 0.15, shore + 16, 90, 5, 2.5) + box(width * 0.2, shore + 34, 60, 5, 2.5), 0.7),
      ...waves,
    ]
  },
  sprites: [
    { name: 'island', radius: 64, weight: 0.4, shapes: island() },
    { name: 'boat', radius: 46, weight: 0.7, shapes: boat() },
    {
      name: 'rocks',
      radius: 30,
      weight: 0.5,
      shapes: [
        fill('shallow', ellipse(0, 16, 30, 9)),
        fill('stone', 'M-24 16L-15-8q4-7 10-2l6 10 9-18q6-6 10 2l9 32z'),
        fill('foam', 'M-26 18q6-6 12 0t12 0 12 0 14 0v3h-50z', 0.8),
      ],
    },
    {
      name: 'fish',
      radius: 24,
      weight: 1.1,
      shapes: [
        fill('fish', `${leaping(-7, -3, 1)}${leaping(8, 10, 0.75)}`),
        fill('sail', ellipse(-13, -5, 1.8) + ellipse(4, 9, 1.4)),
      ],
    },
    {
      name: 'coral',
      radius: 22,
      weight: 0.7,
      shapes: [
        line('coral', 6, 'M0 16V-4M0 6q-12-1-12-14M0 2q11-1 12-14M-12-8q-5-1-6-7'),
        fill('coral', ellipse(0, -7, 4) + ellipse(-12, -11, 4) + ellipse(12, -13, 4)),
      ],
    },
    {
      name: 'starfish',
      radius: 17,
      weight: 0.7,
      shapes: [
        fill('fish', star(0, 0, 16, 7, 5)),
        fill('rope', ellipse(0, 0, 2.4) + ellipse(0, -8, 1.8) + ellipse(7, 3, 1.8) + ellipse(-7, 3, 1.8)),
      ],
    },
    { name: 'ripple', radius: 15, weight: 3, shapes: [line('foam', 3.5, 'M-14 0q5-6 9 0t9 0 9 0', 0.55)] },
  ],
}

function island(): Shape[] {
  return [
    fill('shallow', ellipse(0, 28, 64, 22)),
    fill('sand', ellipse(0, 24, 50, 15)),
    line('trunk', 8, 'M4 22Q-4-8 8-32'),
    fill('leaf', 'M8-32Q-20-52-34-24q24-10 42-8zM8-32q30-22 46 6-24-10-46-6z'),
    fill('leafBright', 'M8-32q-16-30-38-30 14 22 38 30zM8-32q8-30 32-32-8 24-32 32z'),
    fill('trunk', ellipse(5, -27, 4.5) + ellipse(13, -28, 4.5)),
    fill('stone', 'M-36 26q-1-12 8-13 12-2 14 12z'),
  ]
}

function boat(): Shape[] {
  return [
    fill('foam', ellipse(0, 33, 42, 7), 0.5),
    line('trunk', 5, 'M0 18V-42'),
    fill('sail', 'M5-38Q34-14 36 10H5z'),
    fill('rope', 'M-5-30Q-24-10-28 10H-5z'),
    fill('hull', 'M-38 14h76q-6 22-18 22H-20q-12 0-18-22z'),
    fill('sail', box(-33, 20, 66, 5, 2)),
    fill('hull', polygon(0, -44, 15, -39, 0, -34)),
  ]
}

function leaping(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`
  return `M${at(-14, 0)}Q${at(-4, -11)} ${at(8, 0)}L${at(15, -7)}V${y + 7 * size}L${at(8, 0)}Q${at(-4, 11)} ${at(-14, 0)}z`
}

function lighthouse(x: number, y: number): Shape[] {
  return [
    fill('sail', polygon(x - 9, y + 4, x - 6, y - 44, x + 6, y - 44, x + 9, y + 4)),
    fill('hull', polygon(x - 7.6, y - 16, x - 6.8, y - 30, x + 6.8, y - 30, x + 7.6, y - 16)),
    fill('sun', box(x - 5, y - 53, 10, 9)),
    fill('hull', polygon(x - 8, y - 52, x, y - 62, x + 8, y - 52)),
  ]
}
