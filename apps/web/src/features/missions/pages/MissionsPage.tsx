import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group as Row, Text, Title } from '@mantine/core'
import type { Mission } from '@questboard/api/missions/schema'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { formatNumber } from '../../../app/format-number.ts'
import { lazyWithRetry } from '../../../app/lazy-with-retry.ts'
import { usePageTitle } from '../../../app/use-page-title.ts'
import classes from '../../../ui/card.module.css'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FarFlag } from '../../../ui/illustrations/FarFlag.tsx'
import { Page } from '../../../ui/Page.tsx'
import { ToggleChip } from '../../../ui/ToggleChip.tsx'
import { type Groups, groupsOf } from '../arrange.ts'
import { useMissions } from '../current.ts'
import { openNewMission } from '../mission-handlers.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import { MissionCard } from './MissionCard.tsx'
import pageClasses from './page.module.css'

const ArchivedMissions = lazyWithRetry(() => import('./ArchivedMissions.tsx'))

const names: Record<keyof Groups, ReactNode> = {
  active: <Trans context="missions">Active</Trans>,
  pending: <Trans context="missions">Upcoming</Trans>,
  completed: <Trans context="missions">Completed</Trans>,
  failed: <Trans context="missions">Ended</Trans>,
}

const order = ['active', 'pending', 'completed', 'failed'] as const

/** The user's missions by state. */
export function MissionsPage() {
  const { t } = useLingui()
  usePageTitle(t`Missions`)
  const missions = useMissions()
  const [archive, setArchive] = useState(false)
  const groups = groupsOf(missions)
  return (
    <Page
      width={80}
      isStacked
      title={<Trans>Missions</Trans>}
      beside={
        <Row gap="xs">
          <ToggleChip pressed={archive} onToggle={() => setArchive(!archive)}>
            <Trans>Archived</Trans>
          </ToggleChip>
          <Button leftSection={<IconPlus size={20} />} onClick={openNewMission} data-adds>
            <Trans>New mission</Trans>
          </Button>
        </Row>
      }
    >
      {archive ? (
        <Suspense fallback={<CardSkeletons />}>
          <ArchivedMissions />
        </Suspense>
      ) : order.every((status) => groups[status].length === 0) ? (
        <NoMissions />
      ) : (
        order.map((status) => <Group key={status} status={status} missions={groups[status]} />)
      )}
    </Page>
  )
}

function Group({ status, missions }: { status: keyof Groups; missions: Mission[] }) {
  if (missions.length === 0) return null
  return (
    <section aria-labelledby={`${status}-missions`}>
      <Title order={2} size="h4" id={`${status}-missions`} className={pageClasses.group}>
        {names[status]}{' '}
        <Text span inherit c="dimmed">
          {formatNumber(missions.length)}
        </Text>
      </Title>
      <ul className={classes.cards}>
        {missions.map((mission) => (
          <MissionCard key={mission.id} mission={mission} />
        ))}
      </ul>
    </section>
  )
}

function NoMissions() {
  return (
    <div className={pageClasses.surface}>
      <EmptyState
        order={2}
        picture={<FarFlag />}
        title={<Trans>No active missions</Trans>}
        text={
          <Trans>
            A mission is a goal with a last day and some tasks. Finish them all and collect the whole reward.
          </Trans>
        }
        action={
          <Button mt="xs" leftSection={<IconPlus size={20} />} onClick={openNewMission}>
            <Trans>Start your first mission</Trans>
          </Button>
        }
      />
    </div>
  )
}
