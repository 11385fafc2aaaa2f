import { Trans, useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NotLoaded } from '../../../app/NotLoaded.tsx'
import { trpcClient } from '../../../app/trpc.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { StoredBox } from '../../../ui/illustrations/StoredBox.tsx'
import { LoadMore } from '../../../ui/LoadMore.tsx'
import { useArchivedMissions } from '../current.ts'
import { archiveKey } from './archive-key.ts'
import { CardSkeletons } from './CardSkeletons.tsx'
import classes from './card.module.css'
import { MissionCard } from './MissionCard.tsx'
import pageClasses from './page.module.css'

const pageSize = 20

/** The archive of missions, one page at a time. */
export default function ArchivedMissions() {
  const { t } = useLingui()
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: archiveKey,
    queryFn: ({ pageParam, signal }) =>
      trpcClient.missions.list.query({ status: ['archived'], page: pageParam, limit: pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, pages) => (page.length === pageSize ? pages.length + 1 : undefined),
  })
  const missions = useArchivedMissions(useMemo(() => data?.pages.flat() ?? [], [data]))
  if (!data) {
    if (!error || isFetching) return <CardSkeletons />
    return (
      <div className={pageClasses.surface}>
        <NotLoaded title={<Trans>Couldn’t load the archive</Trans>} error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (missions.length === 0) {
    return (
      <div className={pageClasses.surface}>
        <EmptyState
          order={2}
          picture={<StoredBox />}
          title={<Trans>The archive is empty</Trans>}
          text={<Trans>Finished missions can be moved here.</Trans>}
        />
      </div>
    )
  }
  return (
    <section aria-labelledby="archived-missions">
      <VisuallyHidden>
        <h2 id="archived-missions">{t`Archived missions`}</h2>
      </VisuallyHidden>
      <ul className={classes.cards}>
        {missions.map((mission) => (
          <MissionCard key={mission.id} mission={mission} />
        ))}
      </ul>
      <LoadMore pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} mt="md" />
    </section>
  )
}
