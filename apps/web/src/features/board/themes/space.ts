import { box, ellipse, fill, line, rolling, type Shape, seededRandom, star } from '../drawing.ts'
import type { Theme } from './theme.ts'

export const space: Theme = {
  name: 'space',
  palette: {
    sky: ['#4b3f9e', '#0d0f2b'],
    haze: ['#5a4cb4', '#151642'],
    hazeBright: ['#7460cc', '#221d5c'],
    hazeWarm: ['#a35fc0', '#43256b'],
    star: ['#fff3c4', '#f6ebc0'],
    dim: ['#b9aef0', '#5b5a9c'],
    orbit: ['#3a3184', '#0a0b22'],
    orbitEdge: ['#8f7de8', '#4a44a0'],
    dots: ['#c6bafc', '#7f78d6'],
    rose: ['#ff8fb0', '#d9678f'],
    roseDeep: ['#e26a93', '#a94a74'],
    mint: ['#6fe3c4', '#43b39c'],
    mintDeep: ['#46c2a6', '#2d8878'],
    amber: ['#ffbf5e', '#e0a049'],
    amberDeep: ['#ef9a3d', '#b5752c'],
    ring: ['#fde3b0', '#c9ad80'],
    moon: ['#d5d1ee', '#8d8bb5'],
    moonDeep: ['#b3addc', '#6d6b97'],
    metal: ['#f4f3fb', '#c3c4de'],
    glass: ['#7fd3ff', '#5aa6d6'],
    tile: ['#f1edff', '#3b3a80'],
    tileEdge: ['#9787de', '#211f56'],
    tileInk: ['#8474cc', '#b3aef5'],
    usedTile: ['#b8afdf', '#2c2b62'],
    usedEdge: ['#7d70bd', '#19184a'],
  },
  path: { roundness: 1, sway: 0.1 },
  road: [
    { colour: 'orbitEdge', width: 110 },
    { colour: 'orbit', width: 104 },
    { colour: 'dots', width: 6, dash: '0 16.667' },
  ],
  tile: {
    d: 'M-24-41h48q9 0 13 8l8 25q2 8 0 16l-8 25q-4 8-13 8h-48q-9 0-13-8l-8-25q-2-8 0-16l8-25q4-8 13-8z',
    turns: false,
  },
  land(width, height, horizon) {
    const random = seededRandom('stars')
    let small = ''
    let large = ''
    for (let i = 0; i < (width * height) / 9000; i++) {
      const [x, y] = [random() * width, random() * height]
      if (i % 6) small += `M${Math.round(x)} ${Math.round(y)}h0`
      else large += star(x, y, 9, 2.4, 4)
    }
    return [
      fill('sky', box(0, 0, width, height)),
      fill('haze', rolling(width, height * 0.16, height, 520, 90, -80)),
      fill('hazeBright', rolling(width, height * 0.5, height, 640, 120, 120), 0.5),
      fill('haze', rolling(width, height * 0.66, height, 560, 90, 40)),
      fill('hazeWarm', rolling(width, height * 0.86, height, 480, 80, -140), 0.5),
      line('dim', 4.5, small, 0.8),
      fill('star', large, 0.9),
      ...giant(width * 0.74, horizon * 0.62, 66),
      fill('moon', ellipse(width * 0.4, horizon * 0.42, 24)),
      fill(
        'moonDeep',
        ellipse(width * 0.4 - 7, horizon * 0.42 - 5, 6) + ellipse(width * 0.4 + 9, horizon * 0.42 + 6, 8),
      ),
    ]
  },
  sprites: [
    { name: 'saturn', radius: 56, weight: 0.4, shapes: saturn() },
    { name: 'rocket', radius: 46, weight: 0.6, shapes: rocket() },
    {
      name: 'mint',
      radius: 38,
      weight: 0.5,
      shapes: [
        fill('mint', ellipse(0, 0, 34)),
        fill(
          'mintDeep',
          'M-30-16q24 12 60 2a34 34 0 0 1 4 12q-36 12-68-4 1-6 4-10zM-24 24q22-8 48 0-10 10-24 10T-24 24z',
        ),
      ],
    },
    {
      name: 'saucer',
      radius: 32,
      weight: 0.5,
      shapes: [
        fill('glass', 'M-14-3q0-17 14-17t14 17z'),
        fill('metal', ellipse(0, 2, 30, 10)),
        fill('moonDeep', 'M-30 2a30 10 0 0 0 60 0q-30 8-60 0z'),
        fill('amber', ellipse(-15, 5, 3) + ellipse(0, 7, 3) + ellipse(15, 5, 3)),
      ],
    },
    {
      name: 'asteroid',
      radius: 25,
      weight: 1,
      shapes: [
        fill('moon', 'M-22 2q-2-14 10-20 14-6 24 3 12 8 9 20-4 14-18 15-20 2-25-18z'),
        fill('moonDeep', ellipse(-6, -5, 6) + ellipse(9, 5, 5) + ellipse(-7, 10, 3.5)),
      ],
    },
    {
      name: 'comet',
      radius: 26,
      weight: 0.7,
      shapes: [fill('amber', 'M12 2Q-10-8-26-20q8 20 30 32z', 0.7), fill('star', ellipse(11, 9, 9))],
    },
    { name: 'spark', radius: 14, weight: 1.6, shapes: [fill('star', star(0, 0, 14, 3.6, 4))] },
    {
      name: 'sparks',
      radius: 13,
      weight: 1.4,
      shapes: [fill('rose', star(-3, 2, 10, 2.6, 4)), fill('dim', ellipse(9, -8, 2.5))],
    },
  ],
}

function giant(x: number, y: number, r: number): Shape[] {
  const band = (from: number, to: number) => {
    const [a, b] = [Math.sqrt(1 - from * from) * r, Math.sqrt(1 - to * to) * r]
    return `M${x - a} ${y + from * r}h${2 * a}L${x + b} ${y + to * r}h${-2 * b}z`
  }
  return [
    fill('rose', ellipse(x, y, r)),
    fill('roseDeep', band(-0.5, -0.28) + band(0.05, 0.2) + band(0.55, 0.75)),
    fill('hazeWarm', ellipse(x + r * 0.3, y + r * 0.38, r * 0.2, r * 0.1), 0.7),
  ]
}

function saturn(): Shape[] {
  return [
    fill('amber', ellipse(0, 0, 33)),
    fill('amberDeep', 'M-33 0a33 33 0 0 0 66 0q-33 12-66 0z'),
    fill('ring', 'M-32-8q-30 16-20 24 20 12 52-1 32-13 50-27 4-12-18-8 6 4 0 9-16 14-40 22T-34 16q-6-4 4-14z'),
  ]
}

function rocket(): Shape[] {
  return [
    fill('amber', 'M-26 22q-14 4-16 20 16-2 20-16z'),
    fill('roseDeep', 'M-16-6q-16 0-24 14l16 2zM6 16q0 16-14 24l-2-16z'),
    fill('metal', 'M40-40q4 34-22 52L0 26-26 0l14-18Q6-44 40-40z'),
    fill('rose', 'M40-40q2 14-2 24Q24-18 16-38q10-4 24-2z'),
    fill('glass', ellipse(6, -6, 9)),
    line('moonDeep', 4, 'M-3-6a9 9 0 1 0 18 0 9 9 0 1 0-18 0'),
  ]
}
