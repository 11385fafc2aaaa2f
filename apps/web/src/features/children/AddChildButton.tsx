import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Group } from '@questboard/api/groups/schema'
import { IconMoodKid } from '@tabler/icons-react'
import { openAddChild } from './open-child-dialogs.tsx'

/** Opens the form for a new child of the group. */
export function AddChildButton({ group }: { group: Group }) {
  return (
    <Button
      variant="light"
      size="sm"
      leftSection={<IconMoodKid size={18} />}
      onClick={() => openAddChild(group)}
      data-adds
    >
      <Trans>Add a child</Trans>
    </Button>
  )
}
