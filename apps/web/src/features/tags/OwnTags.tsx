import { Trans } from '@lingui/react/macro'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { TagList } from './TagList.tsx'

/** The user's own tags, in the settings. */
export function OwnTags() {
  const query = trpc.dashboard.read.useQuery({})
  return query.data ? <TagList /> : <LoadingOrError query={query} title={<Trans>Couldn’t load the tags</Trans>} />
}
