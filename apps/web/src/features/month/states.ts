import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OccurrenceState } from '@questboard/api/schedules'
import {
  type Icon,
  IconAlertCircle,
  IconBeach,
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClockCheck,
  IconPlayerTrackNext,
} from '@tabler/icons-react'

/** Each state has an icon and a word, so colour alone distinguishes none. */
export const states: Record<OccurrenceState, { Icon: Icon; word: MessageDescriptor }> = {
  due: { Icon: IconCircle, word: msg({ context: 'occurrence', message: 'Due' }) },
  overdue: { Icon: IconAlertCircle, word: msg({ context: 'occurrence', message: 'Overdue' }) },
  done: { Icon: IconCircleCheck, word: msg({ context: 'occurrence', message: 'Done' }) },
  late: { Icon: IconClockCheck, word: msg({ context: 'occurrence', message: 'Done late' }) },
  missed: { Icon: IconCircleX, word: msg({ context: 'occurrence', message: 'Missed' }) },
  skipped: { Icon: IconPlayerTrackNext, word: msg({ context: 'occurrence', message: 'Skipped' }) },
  spared: { Icon: IconBeach, word: msg({ context: 'occurrence', message: 'On holiday' }) },
  projected: { Icon: IconCircleDashed, word: msg({ context: 'occurrence', message: 'Planned' }) },
}
