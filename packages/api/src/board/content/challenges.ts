import { arts } from './challenges/arts.ts'
import { body } from './challenges/body.ts'
import { bulgarian } from './challenges/bulgarian.ts'
import { children } from './challenges/children.ts'
import { home } from './challenges/home.ts'
import { kindness } from './challenges/kindness.ts'
import { mind } from './challenges/mind.ts'
import { movement } from './challenges/movement.ts'
import { nature } from './challenges/nature.ts'
import { order } from './challenges/order.ts'
import { past } from './challenges/past.ts'
import { people } from './challenges/people.ts'
import { science } from './challenges/science.ts'
import { skills } from './challenges/skills.ts'
import { world } from './challenges/world.ts'
import type { Challenge } from './types.ts'

export const challenges: readonly Challenge[] = [
  ...home,
  ...body,
  ...people,
  ...order,
  ...mind,
  ...children,
  ...nature,
  ...science,
  ...past,
  ...world,
  ...arts,
  ...movement,
  ...kindness,
  ...bulgarian,
  ...skills,
]
