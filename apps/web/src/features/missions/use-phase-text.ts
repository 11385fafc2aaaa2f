import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../app/format-dates.ts'
import type { Phase } from './period.ts'

export function usePhaseText(phase: Phase): string {
  const { t } = useLingui()
  switch (phase.kind) {
    case 'begins': {
      const day = formatDate(phase.on)
      return t`Starts on ${day}`
    }
    case 'daysLeft': {
      const { days } = phase
      if (days === 0) return t`Last day`
      return t`${plural(days, { one: '# day left', other: '# days left' })}`
    }
    case 'waits':
      return t`Waiting until you’re back`
    case 'failed': {
      const day = formatDate(phase.on)
      return t`Ended on ${day}`
    }
    case 'completed':
      return t`Completed`
    case 'archived':
      return t`In the archive`
  }
}
