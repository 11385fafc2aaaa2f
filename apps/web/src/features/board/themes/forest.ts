import { box, ellipse, fill, line, polygon, rolling, type Shape, seededRandom } from '../drawing.ts'
import type { Theme } from './theme.ts'

export const forest: Theme = {
  name: 'forest',
  palette: {
    sky: ['#e4f0d0', '#10231f'],
    mist: ['#c5dfb4', '#17332c'],
    far: ['#9dc79a', '#1c3f36'],
    near: ['#6ba77f', '#16362e'],
    ground: ['#5a9765', '#14302a'],
    groundDeep: ['#4d895a', '#102822'],
    groundBright: ['#6aa770', '#193a32'],
    bank: ['#b9a06c', '#3d4133'],
    bankEdge: ['#8a7a4e', '#23271e'],
    water: ['#7fd0d6', '#23566b'],
    ripple: ['#c2eef0', '#3a7a90'],
    pine: ['#2f7a58', '#1e5a45'],
    pineDeep: ['#256a4c', '#17483a'],
    pineBright: ['#45936a', '#2a6d54'],
    leaf: ['#a8c24f', '#5f7f3c'],
    trunk: ['#7a5639', '#4a382a'],
    wood: ['#c99f6b', '#86694a'],
    cap: ['#e4574b', '#b0463f'],
    capSpot: ['#fff6e8', '#d6cdbd'],
    berry: ['#e0475f', '#b03f55'],
    fox: ['#ee8440', '#bf6a36'],
    stone: ['#a9b3a4', '#4a5c55'],
    stoneDeep: ['#8f9a8c', '#394943'],
    glow: ['#fdf3b6', '#d6d98a'],
    tile: ['#f3f1e4', '#55675e'],
    tileEdge: ['#a9a98f', '#2b3833'],
    tileInk: ['#94967c', '#b2c8bc'],
    usedTile: ['#d3d8c6', '#42534b'],
    usedEdge: ['#94a08a', '#232f2a'],
  },
  path: { roundness: 1, sway: 0.14 },
  road: [
    { colour: 'bankEdge', width: 122, drop: 5 },
    { colour: 'bank', width: 120 },
    { colour: 'water', width: 102 },
    { colour: 'ripple', width: 88, dash: '14 53' },
    { colour: 'water', width: 76 },
  ],
  tile: { d: 'M-38-18Q-34-40-8-42 20-44 35-28 46-12 41 14 36 38 8 42-20 44-35 29-44 10-38-18z', turns: true },
  land(width, height, horizon) {
    return [
      fill('sky', box(0, 0, width, height)),
      fill('glow', ellipse(width * 0.62, horizon * 0.5, 130), 0.35),
      fill('glow', ellipse(width * 0.62, horizon * 0.5, 70), 0.5),
      fill('mist', ridge(width, horizon * 0.72, height, 46, 96, 'a')),
      fill('far', ridge(width, horizon * 0.98, height, 58, 104, 'b')),
      fill('near', ridge(width, horizon * 1.3, height, 70, 96, 'c')),
      fill('ground', rolling(width, horizon * 1.34, height, 460, 30, 60)),
      fill('groundBright', rolling(width, height * 0.4, height * 0.64, 560, 60, -90), 0.8),
      fill('groundDeep', rolling(width, height * 0.58, height, 620, 50, 120)),
      fill('ground', rolling(width, height * 0.8, height, 500, 50, -40)),
    ]
  },
  sprites: [
    {
      name: 'grove',
      radius: 66,
      weight: 0.8,
      shapes: [...pine(-28, 38, 0.9), ...pine(30, 42, 0.95), ...pine(0, 58, 1.1)],
    },
    { name: 'pine', radius: 44, weight: 1.6, shapes: pine(0, 42, 0.88) },
    {
      name: 'log',
      radius: 36,
      weight: 0.4,
      shapes: [
        fill('trunk', box(-32, -10, 58, 26, 13)),
        fill('wood', ellipse(22, 3, 11, 13)),
        line('trunk', 2.5, 'M22-4a5 7 0 1 1-.1 0'),
        fill('leaf', 'M-30-6q14-12 34-4-12 4-14 10-8-6-20-6z'),
        fill('cap', 'M-14-10q0-12 10-12t10 12z'),
        fill('capSpot', `${box(-7, -10, 6, 7, 2)}${ellipse(-7, -15, 2)}${ellipse(0, -17, 2)}`),
      ],
    },
    {
      name: 'fox',
      radius: 26,
      weight: 0.3,
      shapes: [
        fill('fox', 'M4 18q22 4 20-14-6 2-8 4-2-8-8-10zM-16 18q-4-18 4-26l20 2q8 10 2 24z'),
        fill('fox', 'M-20-26l8 6h8l8-6v14q0 10-12 14-12-4-12-14z'),
        fill('capSpot', 'M-20-10q8-2 12 12-12-4-12-12zM4-10q-8-2-12 12Q4-2 4-10zM20 6q6-2 4-8 2 6-1 12z'),
        fill('trunk', ellipse(-8, 1, 3, 2.2) + ellipse(-14, -10, 1.8) + ellipse(-2, -10, 1.8)),
      ],
    },
    { name: 'mushrooms', radius: 22, weight: 1.1, shapes: [...mushroom(-8, 16, 1), ...mushroom(11, 17, 0.7)] },
    {
      name: 'stone',
      radius: 24,
      weight: 0.7,
      shapes: [
        fill('stoneDeep', 'M-23 14q-4-20 12-26 20-6 30 8 8 14-2 19z'),
        fill('stone', 'M-20 6q0-14 10-17 16-4 24 6-16-2-34 11z'),
        fill('leaf', ellipse(-14, 13, 9, 4)),
      ],
    },
    {
      name: 'berries',
      radius: 22,
      weight: 0.8,
      shapes: [
        fill('pineBright', ellipse(-9, 4, 13, 11) + ellipse(9, 5, 13, 10) + ellipse(0, -4, 14, 12)),
        fill('berry', ellipse(-10, 3, 3) + ellipse(-2, -6, 3) + ellipse(5, 5, 3) + ellipse(12, 1, 3)),
      ],
    },
    {
      name: 'fern',
      radius: 17,
      weight: 2.4,
      shapes: [line('leaf', 4, 'M0 14q-2-14-14-18M0 14q0-16 0-24M0 14q2-14 14-18', 0.8)],
    },
  ],
}

/** A row of tree tops of uneven height, always the same. Distant ones are single spikes. */
function ridge(width: number, y: number, bottom: number, step: number, tall: number, seed: string): string {
  const random = seededRandom(seed)
  const [half, quarter, notch] = [Math.round(step / 2), Math.round(step * 0.3), Math.round(step * 0.12)]
  let d = `M-20 ${bottom}V${Math.round(y)}`
  for (let x = -20; x < width + step; x += step) {
    const up = Math.round(tall * (0.5 + random() * 0.5))
    const [low, high] = [Math.round(up * 0.45), Math.round(up * 0.55)]
    d +=
      step < 50
        ? `l${half} ${-up} ${half} ${up}`
        : `l${quarter} ${-low} ${-notch} 0 ${quarter} ${-high} ${quarter} ${high} ${-notch} 0 ${quarter} ${low}`
  }
  return `${d}V${bottom}z`
}

function pine(x: number, y: number, size: number): Shape[] {
  const tier = (top: number, low: number, half: number) =>
    polygon(x, y - top * size, x + half * size, y - low * size, x - half * size, y - low * size)
  return [
    fill('groundDeep', ellipse(x, y, 24 * size, 7 * size)),
    fill('trunk', box(x - 5 * size, y - 18 * size, 10 * size, 19 * size, 3)),
    fill('pineDeep', tier(58, 14, 31)),
    fill('pine', tier(76, 34, 26)),
    fill('pineBright', tier(94, 56, 20)),
  ]
}

function mushroom(x: number, y: number, size: number): Shape[] {
  return [
    fill('capSpot', box(x - 5 * size, y - 20 * size, 10 * size, 20 * size, 4 * size)),
    fill(
      'cap',
      `M${x - 17 * size} ${y - 16 * size}q0-${22 * size} ${17 * size}-${22 * size}t${17 * size} ${22 * size}q-${17 * size} ${6 * size}-${34 * size} 0z`,
    ),
    fill(
      'capSpot',
      ellipse(x - 7 * size, y - 23 * size, 3.4 * size) +
        ellipse(x + 5 * size, y - 29 * size, 3 * size) +
        ellipse(x + 9 * size, y - 20 * size, 2.4 * size),
    ),
  ]
}
