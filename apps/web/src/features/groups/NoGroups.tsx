import { Trans } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import classes from './empty.module.css'
import { useOpenNewGroup } from './open-new-group.tsx'

/** What a group is good for, said to whoever is in none yet. */
export function NoGroups() {
  const openNew = useOpenNewGroup()
  return (
    <div className={classes.empty}>
      <Table />
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

/** Three pawns around one table, with a ruby in the middle. */
function Table() {
  return (
    <svg className={classes.picture} viewBox="0 0 220 120" aria-hidden="true">
      <path className={classes.path} d="M22 96 C60 60 88 108 110 84 S160 60 198 96" />
      <rect className={classes.tile} x="8" y="84" width="34" height="26" rx="9" />
      <rect className={classes.tile} x="93" y="72" width="34" height="26" rx="9" />
      <rect className={classes.tile} x="178" y="84" width="34" height="26" rx="9" />
      <g className={classes.pawn}>
        <circle cx="25" cy="50" r="9" />
        <path d="M25 57c9 0 6 16 15 30H10c9-14 6-30 15-30Z" />
      </g>
      <g className={classes.pawn} data-second>
        <circle cx="110" cy="34" r="10" />
        <path d="M110 42c10 0 7 18 16 34H94c9-16 6-34 16-34Z" />
      </g>
      <g className={classes.pawn} data-third>
        <circle cx="195" cy="50" r="9" />
        <path d="M195 57c9 0 6 16 15 30h-30c9-14 6-30 15-30Z" />
      </g>
      <path className={classes.ruby} d="m154 18 12 7v14l-12 7-12-7V25Z" />
      <path className={classes.ruby} d="m66 18 12 7v14l-12 7-12-7V25Z" />
    </svg>
  )
}
