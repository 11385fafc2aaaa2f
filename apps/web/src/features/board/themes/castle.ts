import { box, cloud, ellipse, fill, line, polygon, rolling, type Shape, seededRandom } from '../drawing.ts'
import type { Theme } from './theme.ts'

export const castle: Theme = {
  name: 'castle',
  palette: {
    sky: ['#ffc9a8', '#1c1738'],
    skyLow: ['#ffe3c2', '#3a2a5e'],
    sun: ['#fff1cf', '#f3e9c9'],
    cloud: ['#fff3e6', '#4a3a78'],
    far: ['#d9a2b4', '#33275c'],
    mid: ['#b98aae', '#2a2152'],
    keep: ['#94719f', '#221b45'],
    keepLit: ['#ffe9a8', '#ffd873'],
    ground: ['#c4bf78', '#2b2f4e'],
    groundDeep: ['#b5b06a', '#252944'],
    groundBright: ['#d1cc88', '#32375a'],
    wall: ['#cfc6bd', '#413d66'],
    wallEdge: ['#978b88', '#232040'],
    wallTop: ['#e4ddd3', '#57527d'],
    stone: ['#d8d0c8', '#6d6a8a'],
    stoneDeep: ['#b5aaa5', '#4e4b6c'],
    roof: ['#7e62b8', '#5a4793'],
    roofDeep: ['#674c9f', '#453675'],
    banner: ['#dd4f5c', '#ad4356'],
    gold: ['#f6c24b', '#d3a443'],
    cream: ['#fff6e3', '#d3cbbf'],
    leaf: ['#7d9c4d', '#3b5a4c'],
    leafBright: ['#98b661', '#4a6f5a'],
    trunk: ['#8a6244', '#574337'],
    wood: ['#b98554', '#7c5d47'],
    straw: ['#f0d27c', '#a8935f'],
    ink: ['#5b4a5e', '#171330'],
    tile: ['#fffaf0', '#68629a'],
    tileEdge: ['#c2a9a0', '#322d5c'],
    tileInk: ['#a98c86', '#d6d0f5'],
    usedTile: ['#e0d8d0', '#4c4775'],
    usedEdge: ['#b5a6a0', '#262145'],
  },
  path: { roundness: 0.7, sway: 0.06 },
  road: [
    { colour: 'wallEdge', width: 124, drop: 10, dash: '26 20', cap: 'butt' },
    { colour: 'wallTop', width: 124, dash: '26 20', cap: 'butt' },
    { colour: 'wallEdge', width: 108, drop: 10 },
    { colour: 'wall', width: 106 },
  ],
  tile: { d: 'M-22-41h44l19 19v44l-19 19h-44l-19-19v-44z', turns: true },
  land(width, height, horizon) {
    const foot = horizon * 0.98
    return [
      fill('sky', box(0, 0, width, height)),
      fill('skyLow', box(0, horizon * 0.5, width, height)),
      fill('sun', ellipse(width * 0.24, horizon * 0.7, 46)),
      fill('cloud', cloud(width * 0.1, horizon * 0.5, 44) + cloud(width * 0.86, horizon * 0.5, 56), 0.85),
      fill('far', rolling(width, foot - 26, height, 330, 74, 40)),
      fill('mid', rolling(width, foot, height, 470, 52, -130)),
      ...keep(width * 0.5, foot + 12),
      fill('ground', rolling(width, horizon + 16, height, 640, 26, 90)),
      fill('groundBright', rolling(width, height * 0.36, height * 0.6, 520, 52, -60), 0.8),
      fill('groundDeep', rolling(width, height * 0.56, height, 600, 50, 130)),
      fill('ground', rolling(width, height * 0.78, height, 560, 46, -70)),
      line('groundBright', 6, pebbles(width, height, horizon), 0.9),
    ]
  },
  sprites: [
    { name: 'tower', radius: 62, weight: 0.55, shapes: tower() },
    { name: 'tent', radius: 46, weight: 0.6, shapes: tent() },
    { name: 'oak', radius: 40, weight: 0.7, shapes: oak() },
    {
      name: 'well',
      radius: 32,
      weight: 0.4,
      shapes: [
        line('wood', 5, 'M-17 8v-26M17 8v-26'),
        fill('roof', polygon(-27, -14, 0, -32, 27, -14)),
        fill('stoneDeep', box(-22, 2, 44, 26, 6)),
        fill('stone', box(-25, -1, 50, 10, 5) + box(-16, 13, 12, 7) + box(3, 13, 12, 7)),
      ],
    },
    {
      name: 'banner',
      radius: 26,
      weight: 1,
      shapes: [
        line('wood', 5, 'M-10 26V-24'),
        fill('banner', 'M-10-23h32l-9 11 9 11h-32z'),
        fill('gold', ellipse(1, -12, 4.5) + ellipse(-10, -25, 4)),
      ],
    },
    {
      name: 'hay',
      radius: 25,
      weight: 0.7,
      shapes: [
        fill('straw', ellipse(0, 4, 23, 19)),
        line('wood', 3, 'M0 4a6 5 0 1 1 6 5q-12 4-14-6 2-14 17-9 12 8 5 18', 0.6),
      ],
    },
    {
      name: 'barrels',
      radius: 23,
      weight: 0.8,
      shapes: [
        fill('wood', 'M-20-16h18q5 16 0 32h-18q-5-16 0-32zM4-6h14q4 11 0 22H4q-4-11 0-22z'),
        line('ink', 3, 'M-21-7h20M-21 8h20M3 0h16M3 10h16', 0.6),
      ],
    },
    {
      name: 'shield',
      radius: 18,
      weight: 0.7,
      shapes: [
        fill('cream', 'M-15-15h30v14q0 13-15 19-15-6-15-19z'),
        fill('banner', 'M0-15h15v14H0zM-15-1H0v19q-15-6-15-19z'),
      ],
    },
    {
      name: 'bush',
      radius: 18,
      weight: 1.4,
      shapes: [
        fill('leaf', ellipse(-7, 4, 11, 9) + ellipse(8, 5, 10, 8) + ellipse(0, -3, 11, 9)),
        fill('leafBright', ellipse(-3, -5, 5, 4)),
      ],
    },
    { name: 'tuft', radius: 12, weight: 1.8, shapes: [line('leaf', 3.5, 'M-7 6q0-8-3-11M0 7V-8M7 6q0-8 4-10', 0.6)] },
  ],
}

function keep(x: number, foot: number): Shape[] {
  const turret = (at: number, half: number, tall: number) => {
    const teeth = [-1, -0.2, 0.6].map((part) => box(at + part * half, foot - tall - 7, half * 0.4, 9)).join('')
    return box(at - half, foot - tall, half * 2, tall) + teeth
  }
  const cone = (at: number, half: number, tall: number) =>
    polygon(at - half - 4, foot - tall, at, foot - tall - half * 2.4, at + half + 4, foot - tall)
  const windows = [-66, 66, -24, 24].map((dx) => box(x + dx - 3, foot - 46, 6, 13, 3)).join('')
  return [
    fill(
      'keep',
      turret(x - 66, 15, 62) +
        turret(x + 66, 15, 62) +
        turret(x, 42, 40) +
        box(x - 20, foot - 78, 40, 78) +
        box(x - 80, foot - 30, 160, 44),
    ),
    fill('roof', cone(x - 66, 15, 68) + cone(x + 66, 15, 68) + cone(x, 20, 78)),
    fill('keepLit', windows + box(x - 3, foot - 64, 6, 14, 3)),
    fill('ink', `M${x - 12} ${foot + 14}v-22q0-12 12-12t12 12v22z`),
  ]
}

function pebbles(width: number, height: number, horizon: number): string {
  const random = seededRandom('pebbles')
  let d = ''
  for (let i = 0; i < width / 34; i++) {
    const y = horizon + 40 + random() * (height - horizon - 40)
    d += `M${Math.round(random() * width)} ${Math.round(y)}h${Math.round(3 + random() * 6)}`
  }
  return d
}

function tower(): Shape[] {
  const teeth = [-26, -12, 2, 16].map((x) => box(x, -28, 10, 12)).join('')
  return [
    fill('groundDeep', ellipse(2, 56, 36, 9)),
    fill('stone', box(-22, -14, 44, 70) + box(-26, -20, 52, 14, 2) + teeth),
    fill('stoneDeep', box(8, -6, 14, 62) + box(-14, 6, 12, 6) + box(-4, 24, 12, 6) + box(-18, 40, 12, 6)),
    fill('roof', polygon(-20, -26, 0, -60, 20, -26)),
    fill('roofDeep', polygon(4, -26, 0, -60, 20, -26)),
    fill('ink', 'M-7 56V40q0-8 7-8t7 8v16zM-3 4v-8q0-4 3-4t3 4v8z'),
  ]
}

function tent(): Shape[] {
  return [
    fill('groundDeep', ellipse(0, 36, 42, 7)),
    fill('cream', 'M0-34q10 22 34 32l4 38h-76l4-38q24-10 34-32z'),
    fill('banner', 'M0-34q3 22 12 34l2 36H-14l2-36q9-12 12-34zM-34-2l-4 38h10l4-42zM34-2l4 38H28l-4-42z'),
    fill('ink', polygon(0, 6, 8, 36, -8, 36)),
    line('wood', 3.5, 'M0-34v-11'),
    fill('gold', polygon(0, -46, 15, -41, 0, -36)),
  ]
}

function oak(): Shape[] {
  return [
    fill('groundDeep', ellipse(0, 36, 26, 7)),
    fill('trunk', box(-5, 4, 10, 32, 4)),
    fill('leaf', ellipse(-14, -4, 19) + ellipse(15, -2, 18) + ellipse(0, -18, 21)),
    fill('leafBright', ellipse(-7, -22, 10) + ellipse(-18, -7, 7)),
  ]
}
