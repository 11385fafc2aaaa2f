import { arts } from './facts/arts.ts'
import { body } from './facts/body.ts'
import { bulgaria } from './facts/bulgaria.ts'
import { geography } from './facts/geography.ts'
import { history } from './facts/history.ts'
import { language } from './facts/language.ts'
import { life } from './facts/life.ts'
import { science } from './facts/science.ts'
import { space } from './facts/space.ts'
import type { Fact } from './types.ts'

export const facts: readonly Fact[] = [
  ...space,
  ...body,
  ...life,
  ...science,
  ...geography,
  ...bulgaria,
  ...language,
  ...history,
  ...arts,
]
