import { arts } from './questions/arts.ts'
import { body } from './questions/body.ts'
import { bulgaria } from './questions/bulgaria.ts'
import { games } from './questions/games.ts'
import { geography } from './questions/geography.ts'
import { history } from './questions/history.ts'
import { life } from './questions/life.ts'
import { mathematics } from './questions/mathematics.ts'
import { science } from './questions/science.ts'
import { space } from './questions/space.ts'
import type { Question } from './types.ts'

export const questions: readonly Question[] = [
  ...space,
  ...body,
  ...life,
  ...science,
  ...mathematics,
  ...geography,
  ...bulgaria,
  ...history,
  ...arts,
  ...games,
]
