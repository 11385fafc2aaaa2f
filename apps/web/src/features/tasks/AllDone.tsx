import { Trans } from '@lingui/react/macro'
import { IconConfetti } from '@tabler/icons-react'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Says that every task is done. */
export default function AllDone() {
  return (
    <EmptyState
      icon={<IconConfetti size={28} />}
      title={<Trans>All done</Trans>}
      text={<Trans>Nothing is waiting. The rest of the day is yours.</Trans>}
    />
  )
}
