import { box, cloud, ellipse, fill, line, polygon, rolling } from '../drawing.ts'
import type { Theme } from './theme.ts'

export const meadow: Theme = {
  name: 'meadow',
  palette: {
    sky: ['#a8ddf4', '#182443'],
    skyLow: ['#d9f2f4', '#2a3d66'],
    sun: ['#ffd766', '#f3ecc8'],
    glow: ['#fff0b8', '#34497a'],
    cloud: ['#ffffff', '#3a4f80'],
    far: ['#b3dfa5', '#27505a'],
    hill: ['#97d183', '#22494a'],
    ground: ['#86c96f', '#1e403c'],
    groundDeep: ['#79be62', '#1a3935'],
    groundBright: ['#93d37c', '#234a43'],
    water: ['#8fd3ee', '#2b4f7d'],
    waterBright: ['#b9e6f6', '#3a6496'],
    road: ['#f2e0b3', '#57523f'],
    roadEdge: ['#d2b778', '#37342a'],
    leaf: ['#4aa85a', '#2f7350'],
    leafBright: ['#66c070', '#3c8a5e'],
    trunk: ['#9a6b42', '#5d4634'],
    wall: ['#fff3dc', '#b9b3a6'],
    roof: ['#e8735a', '#a5513f'],
    blossom: ['#f4718f', '#c25a78'],
    petal: ['#ffffff', '#c9d2e6'],
    pollen: ['#ffcf3f', '#e0b13c'],
    stone: ['#cfd4cc', '#56665f'],
    tile: ['#fffaee', '#4c6a60'],
    tileEdge: ['#d9c598', '#2c4039'],
    tileInk: ['#b59c64', '#a9c9bd'],
    usedTile: ['#e6e4d2', '#3b504a'],
    usedEdge: ['#c2bb9c', '#26352f'],
  },
  path: { roundness: 1, sway: 0.12 },
  road: [
    { colour: 'roadEdge', width: 106, drop: 9 },
    { colour: 'road', width: 102 },
  ],
  tile: { d: box(-41, -41, 82, 82, 25), turns: true },
  land(width, height, horizon) {
    const hill = horizon * 0.7
    return [
      fill('sky', box(0, 0, width, height)),
      fill('skyLow', box(0, horizon * 0.5, width, height)),
      fill('glow', ellipse(width * 0.8, horizon * 0.55, 66)),
      fill('sun', ellipse(width * 0.8, horizon * 0.55, 42)),
      fill('cloud', cloud(width * 0.2, horizon * 0.52, 62) + cloud(width * 0.58, horizon * 0.36, 46), 0.9),
      fill('cloud', cloud(width * 0.95, horizon * 0.7, 40), 0.7),
      fill('far', rolling(width, hill, height, 420, 46, 90)),
      fill('hill', rolling(width, hill + 34, height, 560, 54, -120)),
      ...windmill(width * 0.43, hill + 30),
      fill('ground', rolling(width, horizon + 18, height, 700, 34)),
      fill('groundBright', rolling(width, height * 0.36, height * 0.36 + 190, 620, 60, 160)),
      fill('ground', rolling(width, height * 0.36 + 104, height, 540, 52, -60)),
      fill('groundDeep', rolling(width, height * 0.66, height, 660, 54, 60)),
      fill('groundBright', rolling(width, height - 60, height, 520, 40, 200), 0.7),
    ]
  },
  sprites: [
    {
      name: 'pond',
      radius: 74,
      weight: 0.22,
      shapes: [
        fill('groundDeep', ellipse(0, 6, 74, 44)),
        fill('water', ellipse(0, 0, 68, 38)),
        fill('waterBright', `${ellipse(-16, -8, 30, 5)}${ellipse(22, 8, 22, 4)}`),
        fill('leaf', `${ellipse(34, -12, 11, 6)}${ellipse(-40, 12, 9, 5)}`),
        fill('blossom', ellipse(36, -16, 5, 4)),
      ],
    },
    { name: 'cottage', radius: 52, weight: 0.3, shapes: cottage() },
    { name: 'trees', radius: 66, weight: 0.75, shapes: [...tree(-30, 44, 0.86), ...tree(26, 56, 1.06)] },
    { name: 'tree', radius: 46, weight: 0.9, shapes: tree(0, 44, 0.95) },
    {
      name: 'bush',
      radius: 25,
      weight: 1.2,
      shapes: [
        fill('leaf', ellipse(-11, 4, 15, 13) + ellipse(12, 5, 14, 12) + ellipse(0, -4, 16, 15)),
        fill('leafBright', ellipse(-4, -8, 9, 7)),
        fill('blossom', ellipse(-12, 5, 3.4) + ellipse(6, -3, 3.4) + ellipse(14, 8, 3.4)),
      ],
    },
    { name: 'daisies', radius: 20, weight: 1.6, shapes: [...flower(-9, 0, 'petal'), ...flower(9, -5, 'petal')] },
    { name: 'poppies', radius: 20, weight: 1.4, shapes: [...flower(-8, -4, 'blossom'), ...flower(9, 2, 'blossom')] },
    { name: 'stone', radius: 19, weight: 0.6, shapes: [fill('stone', 'M-18 9q-2-15 10-18q15-3 22 8q6 10-4 11z')] },
    { name: 'tuft', radius: 13, weight: 2.2, shapes: [line('leaf', 4, 'M-8 6q0-8-3-12M0 7V-9M8 6q0-8 4-11', 0.55)] },
  ],
}

function tree(x: number, y: number, size: number) {
  const crown = (dx: number, dy: number, r: number) => ellipse(x + dx * size, y + dy * size, r * size)
  return [
    fill('groundDeep', ellipse(x, y, 26 * size, 8 * size)),
    fill('trunk', box(x - 5 * size, y - 36 * size, 10 * size, 36 * size, 4)),
    fill('leaf', crown(-17, -48, 21) + crown(17, -46, 20) + crown(0, -66, 25)),
    fill('leafBright', crown(-7, -72, 13) + crown(-20, -52, 9)),
  ]
}

function cottage() {
  return [
    fill('groundDeep', ellipse(0, 36, 52, 10)),
    fill('stone', box(16, -42, 11, 26, 2)),
    fill('wall', box(-32, -8, 64, 44, 4)),
    fill('roof', polygon(-42, -4, -26, -36, 26, -36, 42, -4)),
    fill('trunk', box(-7, 10, 16, 26, 7)),
    fill('pollen', box(-26, 6, 13, 13, 3) + box(15, 6, 13, 13, 3)),
    fill('leaf', ellipse(-34, 32, 11, 9) + ellipse(32, 33, 10, 8)),
  ]
}

function flower(x: number, y: number, colour: string) {
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const turn = (i * Math.PI * 2) / 5 - 0.3
    return ellipse(x + Math.cos(turn) * 4.6, y + Math.sin(turn) * 4.6, 3.7)
  })
  return [line('leaf', 3, `M${x} ${y}v14`), fill(colour, petals.join('')), fill('pollen', ellipse(x, y, 3))]
}

function windmill(x: number, y: number) {
  const sail = (turn: number) => {
    const at = (reach: number, side: number) => [
      x + Math.cos(turn) * reach - Math.sin(turn) * side,
      y - 44 + Math.sin(turn) * reach + Math.cos(turn) * side,
    ]
    return polygon(...at(5, 0), ...at(36, 0), ...at(36, 9), ...at(10, 9))
  }
  return [
    fill('wall', polygon(x - 16, y + 20, x - 10, y - 42, x + 10, y - 42, x + 16, y + 20)),
    fill('roof', `M${x - 12} ${y - 41}q12-24 24 0z`),
    fill('stone', [0.5, 2.07, 3.64, 5.21].map(sail).join('')),
    fill('trunk', ellipse(x, y - 44, 4)),
  ]
}
