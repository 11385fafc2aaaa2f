import { Trans } from '@lingui/react/macro'
import { NotLoaded } from '../../app/NotLoaded.tsx'
import { trpc } from '../../app/trpc.ts'
import { RowSkeletons } from '../../ui/RowSkeletons.tsx'
import { TagList } from './TagList.tsx'

/** The user's own tags, in the settings. */
export function OwnTags() {
  const { data, error, isFetching, refetch } = trpc.dashboard.read.useQuery({})
  if (data) return <TagList />
  if (!error || isFetching) return <RowSkeletons />
  return <NotLoaded title={<Trans>Couldn’t load the tags</Trans>} error={error} onRetry={() => void refetch()} />
}
