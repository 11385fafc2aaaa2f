import { america } from './quotes/america.ts'
import { antiquity } from './quotes/antiquity.ts'
import { britainAndIreland } from './quotes/britain-and-ireland.ts'
import { bulgaria } from './quotes/bulgaria.ts'
import { east } from './quotes/east.ts'
import { europe } from './quotes/europe.ts'
import { france } from './quotes/france.ts'
import { german } from './quotes/german.ts'
import type { Quote } from './types.ts'

export const quotes: readonly Quote[] = [
  ...bulgaria,
  ...antiquity,
  ...east,
  ...france,
  ...german,
  ...europe,
  ...britainAndIreland,
  ...america,
]
