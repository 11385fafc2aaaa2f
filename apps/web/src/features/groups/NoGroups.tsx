import { Trans } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { ThreePawns } from '../../ui/illustrations/ThreePawns.tsx'
import classes from './empty.module.css'
import { useOpenNewGroup } from './open-new-group.tsx'

/** Explains groups to a user who is in none. */
export function NoGroups() {
  const openNew = useOpenNewGroup()
  return (
    <div className={classes.empty}>
      <ThreePawns />
      <Title order={2} size="h3">
        <Trans>It is more fun together</Trans>
      </Title>
      <Text c="dimmed" className={classes.text}>
        <Trans>
          A family, a class, a few friends: in a group you give each other tasks and missions, and rubies buy the
          rewards that you agree on.
        </Trans>
      </Text>
      <Button mt="xs" leftSection={<IconPlus size={20} />} onClick={openNew} data-adds>
        <Trans>Make the first group</Trans>
      </Button>
      <Text c="dimmed" size="sm">
        <Trans>Somebody has one already? Ask to be invited by e-mail.</Trans>
      </Text>
    </div>
  )
}
