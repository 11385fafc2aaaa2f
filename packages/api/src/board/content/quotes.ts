import { america } from './quotes/america.ts'
import { antiquity } from './quotes/antiquity.ts'
import { antiquityAndEast } from './quotes/antiquity-and-east.ts'
import { britainAndIreland } from './quotes/britain-and-ireland.ts'
import { bulgaria } from './quotes/bulgaria.ts'
import { bulgariaPast } from './quotes/bulgaria-past.ts'
import { bulgariaPoets } from './quotes/bulgaria-poets.ts'
import { bulgariaProverbs } from './quotes/bulgaria-proverbs.ts'
import { childrensBooks } from './quotes/childrens-books.ts'
import { childrensClassics } from './quotes/childrens-classics.ts'
import { east } from './quotes/east.ts'
import { europe } from './quotes/europe.ts'
import { france } from './quotes/france.ts'
import { german } from './quotes/german.ts'
import { modernEurope } from './quotes/modern-europe.ts'
import { morePoems } from './quotes/more-poems.ts'
import { novels } from './quotes/novels.ts'
import { poems } from './quotes/poems.ts'
import { rights } from './quotes/rights.ts'
import { science } from './quotes/science.ts'
import type { Quote } from './types.ts'

export const quotes: readonly Quote[] = [
  ...bulgaria,
  ...bulgariaPast,
  ...bulgariaPoets,
  ...bulgariaProverbs,
  ...antiquity,
  ...east,
  ...antiquityAndEast,
  ...france,
  ...german,
  ...europe,
  ...modernEurope,
  ...britainAndIreland,
  ...america,
  ...novels,
  ...childrensBooks,
  ...childrensClassics,
  ...poems,
  ...morePoems,
  ...science,
  ...rights,
]
