import { body } from './challenges/body.ts'
import { children } from './challenges/children.ts'
import { home } from './challenges/home.ts'
import { mind } from './challenges/mind.ts'
import { order } from './challenges/order.ts'
import { people } from './challenges/people.ts'
import type { Challenge } from './types.ts'

export const challenges: readonly Challenge[] = [...home, ...body, ...people, ...order, ...mind, ...children]
