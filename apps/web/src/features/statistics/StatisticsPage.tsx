import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Skeleton, Title } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LoadError } from '../../app/LoadError.tsx'
import { trpc } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { Heatmap } from './Heatmap.tsx'
import { Summary } from './Summary.tsx'
import classes from './statistics.module.css'
import { TaskStrips } from './TaskStrips.tsx'
import { WeekdayBars } from './WeekdayBars.tsx'
import { yearUntil } from './year.ts'

/** What the player did and missed in the last year. It compares no players. */
export function StatisticsPage() {
  const { t } = useLingui()
  usePageTitle(t`Statistics`)
  return (
    <Page width={62} title={<Trans>Statistics</Trans>}>
      <p className={classes.lead}>
        <Trans>What you have done, day by day.</Trans>
      </p>
      <Year />
    </Page>
  )
}

function Year() {
  // The day of the player, which can differ from the date of this device.
  const [{ lastDayStart }] = trpc.profile.read.useSuspenseQuery({})
  const year = yearUntil(lastDayStart)
  const { data, error, isFetching, refetch } = trpc.history.statistics.useQuery(year, { staleTime: 0 })
  if (!data) {
    if (!error || isFetching) return <Loading />
    return (
      <Section id="year-title" title={<Trans>The last year</Trans>}>
        <LoadError title={<Trans>Couldn’t load your statistics</Trans>} error={error} onRetry={() => void refetch()} />
      </Section>
    )
  }
  if (data.days.every(({ done, missed }) => done + missed === 0)) return <Nothing />
  return (
    <>
      <Summary statistics={data} />
      <Section id="year-title" title={<Trans>The last year</Trans>}>
        <Heatmap key={data.days.length} days={data.days} />
      </Section>
      <Section id="weekdays-title" title={<Trans>By day of the week</Trans>}>
        <WeekdayBars days={data.days} />
      </Section>
      {data.tasks.length > 0 && (
        <Section id="tasks-title" title={<Trans>Your tasks</Trans>}>
          <TaskStrips tasks={data.tasks} />
        </Section>
      )}
    </>
  )
}

function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}

const Loading = () => (
  <div aria-busy="true">
    <Skeleton height={96} radius="lg" mb="lg" />
    <Skeleton height={250} radius="lg" mb="lg" />
    <Skeleton height={280} radius="lg" />
  </div>
)

const Nothing = () => (
  <EmptyState
    order={2}
    icon={<IconChartBar size={28} />}
    title={<Trans>Your story starts here</Trans>}
    text={<Trans>Finish a task, and today gets its first mark.</Trans>}
    action={
      <Button mt="xs" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
        <Trans>Go to your tasks</Trans>
      </Button>
    }
  />
)
