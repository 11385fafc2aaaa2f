import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SquareKind } from './board.ts'

export const squareNames: Record<SquareKind, MessageDescriptor> = {
  none: msg`Plain square`,
  task: msg`Challenge`,
  fact: msg`Fact`,
  quote: msg`Quote`,
  question: msg`Question`,
  random: msg`Surprise`,
  bonus: msg`Bonus`,
  specialBonus: msg`Special bonus`,
}
