import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ThemeName } from '../board/board.ts'

/** A short description of each board. */
export const boardTexts: Record<ThemeName, MessageDescriptor> = {
  meadow: msg`A bit of everything, with a few more bonuses: a good place to start.`,
  sea: msg`Short laps, so every card comes round again soon.`,
  forest: msg`Quiet paths with quotes to think about and facts to wonder at.`,
  city: msg`Something to do at every corner: most challenges of all.`,
  castle: msg`No one knows what waits behind its doors: surprises everywhere, and bonuses.`,
  space: msg`The longest lap, for the curious: most questions and facts of all.`,
}
