import { Trans } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { ThreePawns } from '../../ui/illustrations/ThreePawns.tsx'
import classes from './empty.module.css'
import { useOpenNewGroup } from './open-new-group.tsx'

/** Explains groups to a user without one. */
export function NoGroups() {
  const openNew = useOpenNewGroup()
  return (
    <div className={classes.empty}>
      <ThreePawns />
      <Title order={2} size="h3">
        <Trans>It’s more fun together</Trans>
      </Title>
      <Text c="dimmed" className={classes.text}>
        <Trans>
          A family, a class, a few friends: share tasks and missions in a group, and spend rubies on rewards you agree
          on.
        </Trans>
      </Text>
      <Button mt="xs" leftSection={<IconPlus size={20} />} onClick={openNew} data-adds>
        <Trans>Create your first group</Trans>
      </Button>
      <Text c="dimmed" size="sm">
        <Trans>Know someone with a group? Ask them to invite you.</Trans>
      </Text>
    </div>
  )
}
