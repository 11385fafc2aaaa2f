import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ThemeName } from '../board/board.ts'

/** A short description of each board. */
export const boardWords: Record<ThemeName, MessageDescriptor> = {
  meadow: msg`A bit of everything, bonuses more often than the rest: a good place to begin.`,
  sea: msg`Short laps, so every card soon comes round again.`,
  forest: msg`Quiet paths with many quotes to think about and facts to wonder at.`,
  city: msg`Something to do at every corner: the most challenges of all.`,
  castle: msg`Nobody knows what waits behind its doors: surprises everywhere, and bonuses.`,
  space: msg`The longest lap, for the curious: the most questions and facts of all.`,
}
