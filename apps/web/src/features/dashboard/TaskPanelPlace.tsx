import { Trans } from '@lingui/react/macro'
import { Paper } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Stands where the tasks will. */
export function TaskPanel() {
  return (
    <Paper radius="lg" withBorder>
      <EmptyState icon={<IconChecklist size={28} />} title={<Trans>No tasks yet</Trans>} />
    </Paper>
  )
}
