import { box, cloud, ellipse, fill, line, polygon, type Shape, seededRandom } from '../drawing.ts'
import type { Theme } from './theme.ts'

export const city: Theme = {
  name: 'city',
  palette: {
    sky: ['#cfe4f7', '#141a33'],
    skyLow: ['#fbe9d9', '#2b2f5c'],
    sun: ['#ffc46b', '#f1e8c6'],
    cloud: ['#ffffff', '#323a6b'],
    far: ['#c3cfe6', '#232a52'],
    near: ['#a4b5d6', '#1b2145'],
    lit: ['#fdf3d0', '#ffd873'],
    ground: ['#e9e4d8', '#252a45'],
    slab: ['#dfd9ca', '#1f243d'],
    lawn: ['#b5d99a', '#24483f'],
    lawnEdge: ['#9bc681', '#1d3c36'],
    kerb: ['#f8f5ee', '#4a5074'],
    asphalt: ['#6f7890', '#12162a'],
    asphaltEdge: ['#a9a698', '#0e1122'],
    red: ['#e8685a', '#a84e4d'],
    redDeep: ['#c94f46', '#833c40'],
    teal: ['#4fb3ad', '#347f80'],
    tealDeep: ['#3a958f', '#276164'],
    sand: ['#f6cf87', '#b3925f'],
    sandDeep: ['#e0b264', '#8a6f47'],
    white: ['#fffdf8', '#c7cbdc'],
    glass: ['#8fc9ea', '#ffd873'],
    ink: ['#4b5268', '#0f1226'],
    leaf: ['#58b06b', '#2f7553'],
    leafBright: ['#7cc686', '#3f8d66'],
    trunk: ['#8d6a4a', '#57453a'],
    water: ['#8fd6ee', '#3a6ea5'],
    tile: ['#ffffff', '#49507a'],
    tileEdge: ['#c3c7d4', '#252a4a'],
    tileInk: ['#98a0b5', '#bcc4ea'],
    usedTile: ['#dcdfe6', '#383e64'],
    usedEdge: ['#b0b5c2', '#1e2240'],
  },
  path: { roundness: 0.85, sway: 0 },
  road: [
    { colour: 'asphaltEdge', width: 122, drop: 4 },
    { colour: 'kerb', width: 120 },
    { colour: 'asphalt', width: 106 },
  ],
  tile: { d: box(-39, -39, 78, 78, 17), turns: true },
  land(width, height, horizon) {
    let slabs = ''
    for (let y = horizon + 20, row = 0; y < height; y += 150, row++) {
      for (let x = row % 2 ? -90 : 0; x < width; x += 180) slabs += box(x + 6, y + 6, 168, 138)
    }
    return [
      fill('sky', box(0, 0, width, height)),
      fill('skyLow', box(0, horizon * 0.55, width, height)),
      fill('sun', ellipse(width * 0.62, horizon * 0.62, 44)),
      fill('cloud', cloud(width * 0.3, horizon * 0.36, 48) + cloud(width * 0.84, horizon * 0.42, 40), 0.85),
      ...skyline(width, horizon + 20, 'far', 62, 104, 'far'),
      ...skyline(width, horizon + 26, 'near', 48, 66, 'near'),
      fill('ground', box(0, horizon + 20, width, height)),
      fill('slab', slabs),
    ]
  },
  sprites: [
    { name: 'tower', radius: 58, weight: 0.5, shapes: block(34, 'teal', 'tealDeep', 5, 3, 104) },
    { name: 'flats', radius: 46, weight: 0.7, shapes: block(32, 'red', 'redDeep', 3, 3, 72) },
    { name: 'shop', radius: 36, weight: 0.9, shapes: shop() },
    {
      name: 'park',
      radius: 44,
      weight: 0.5,
      shapes: [
        fill('lawnEdge', ellipse(0, 20, 44, 20)),
        fill('lawn', ellipse(0, 18, 42, 18)),
        ...tree(-18, 22, 0.8),
        ...tree(16, 28, 1),
      ],
    },
    {
      name: 'fountain',
      radius: 30,
      weight: 0.3,
      shapes: [
        fill('asphaltEdge', ellipse(0, 14, 30, 13)),
        fill('white', ellipse(0, 10, 30, 13)),
        fill('water', ellipse(0, 9, 25, 10)),
        line('water', 4, 'M0 8V-16M0-16q-12 0-13 14M0-16q12 0 13 14'),
      ],
    },
    { name: 'tree', radius: 24, weight: 1.2, shapes: tree(0, 22, 0.86) },
    { name: 'car', radius: 25, weight: 0.9, shapes: car('sand', 'sandDeep') },
    { name: 'cab', radius: 25, weight: 0.5, shapes: car('teal', 'tealDeep') },
    {
      name: 'lamp',
      radius: 17,
      weight: 1.2,
      shapes: [
        line('ink', 3.5, 'M-4 17V-8q0-8 8-8h3'),
        fill('lit', ellipse(8, -12, 6, 5)),
        fill('ink', 'M2-15q0-5 6-5t6 5z'),
      ],
    },
    {
      name: 'hedge',
      radius: 16,
      weight: 1.2,
      shapes: [fill('leaf', box(-15, -4, 30, 13, 6)), fill('leafBright', box(-12, -4, 18, 5, 2.5))],
    },
  ],
}

/** House fronts side by side up to the edge of the picture. Some windows are lit. */
function skyline(width: number, foot: number, colour: string, wide: number, tall: number, seed: string): Shape[] {
  const random = seededRandom(seed)
  let walls = ''
  let windows = ''
  for (let x = -10; x < width; ) {
    const across = Math.round(wide * (0.7 + random() * 0.6))
    const up = Math.round(tall * (0.45 + random() * 0.55))
    walls += box(x, foot - up, across, up)
    if (random() > 0.6) walls += box(x + across * 0.4, foot - up - 14, 5, 14)
    for (let y = foot - up + 10; y < foot - 26; y += 16) {
      for (let at = x + 8; at < x + across - 12; at += 14) if (random() > 0.7) windows += box(at, y, 6, 8)
    }
    x += across + (random() > 0.7 ? 10 : 0)
  }
  return [fill(colour, walls), fill('lit', windows, 0.75)]
}

function block(half: number, wall: string, shade: string, floors: number, columns: number, tall: number): Shape[] {
  const top = -tall / 2
  const [stepX, stepY] = [(half * 2 - 8) / columns, (tall - 26) / floors]
  let panes = ''
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++)
      panes += box(-half + 8 + column * stepX, top + 11 + floor * stepY, stepX - 7, stepY - 7)
  }
  return [
    fill('slab', ellipse(4, tall / 2, half + 6, 7)),
    fill(wall, box(-half, top, half * 2, tall, 4)),
    fill(shade, box(half - 13, top, 13, tall, 3) + box(-half - 3, top - 3, half * 2 + 6, 8, 3)),
    fill('glass', panes),
    fill('ink', box(-7, tall / 2 - 14, 14, 14, 2)),
  ]
}

function shop(): Shape[] {
  const stripes = (from: number) => [0, 1, 2].map((i) => box(-30 + from + i * 20, -8, 10, 14)).join('')
  return [
    fill('slab', ellipse(2, 30, 36, 7)),
    fill('sand', box(-28, -30, 56, 60, 4)),
    fill('glass', box(-20, -23, 12, 11) + box(8, -23, 12, 11) + box(-22, 8, 22, 16)),
    fill('ink', box(6, 6, 14, 24, 2)),
    fill('red', stripes(0)),
    fill('white', stripes(10)),
    fill('sandDeep', box(-31, -34, 62, 7, 3)),
  ]
}

function tree(x: number, y: number, size: number): Shape[] {
  return [
    fill('trunk', box(x - 3.5 * size, y - 20 * size, 7 * size, 20 * size, 3)),
    fill('leaf', ellipse(x, y - 32 * size, 18 * size, 20 * size)),
    fill('leafBright', ellipse(x - 5 * size, y - 38 * size, 8 * size, 9 * size)),
  ]
}

function car(body: string, shade: string): Shape[] {
  return [
    fill(body, 'M-24 8V0q0-6 7-7l5-9q2-4 7-4H7q5 0 7 4l4 9q6 1 6 7v8z'),
    fill('glass', `${polygon(-10, -7, -6, -15, 0, -15, 0, -7)}${polygon(4, -7, 4, -15, 8, -15, 12, -7)}`),
    fill(shade, box(-24, 3, 48, 6, 3)),
    fill('ink', ellipse(-13, 10, 6.5) + ellipse(13, 10, 6.5)),
    fill('white', ellipse(-13, 10, 2.5) + ellipse(13, 10, 2.5)),
  ]
}
