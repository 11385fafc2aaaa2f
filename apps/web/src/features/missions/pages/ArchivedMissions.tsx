import { Trans, useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { LoadingOrError } from '../../../app/LoadingOrError.tsx'
import { useAfterUndoable } from '../../../app/mutations/use-after-undoable.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { usePages } from '../../../app/use-pages.ts'
import classes from '../../../ui/card.module.css'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { StoredBox } from '../../../ui/illustrations/StoredBox.tsx'
import { LoadMore } from '../../../ui/LoadMore.tsx'
import { useArchivedMissions } from '../current.ts'
import { archiveKey } from './archive-key.ts'
import { CardSkeletons } from './CardSkeletons.tsx'
import { MissionCard } from './MissionCard.tsx'
import pageClasses from './page.module.css'

/** The archive of missions, one page at a time. */
export default function ArchivedMissions() {
  const { t } = useLingui()
  const afterUndoable = useAfterUndoable()
  const pages = usePages({
    queryKey: archiveKey,
    fetchPage: (range, options) =>
      afterUndoable(() => trpcClient.missions.list.query({ ...range, status: ['archived'] }, options)),
    itemsOf: (missions) => missions,
  })
  const missions = useArchivedMissions(pages.data ?? [])
  if (!pages.data) {
    if (!pages.error || pages.isFetching) return <CardSkeletons />
    return (
      <div className={pageClasses.surface}>
        <LoadingOrError query={pages} title={<Trans>Couldn’t load the archive</Trans>} />
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
      <LoadMore pages={pages} mt="md" />
    </section>
  )
}
