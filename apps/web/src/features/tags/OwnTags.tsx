import { Trans } from '@lingui/react/macro'
import { NotYetLoaded } from '../../app/NotYetLoaded.tsx'
import { trpc } from '../../app/trpc.ts'
import { TagList } from './TagList.tsx'

/** The user's own tags, in the settings. */
export function OwnTags() {
  const query = trpc.dashboard.read.useQuery({})
  return query.data ? <TagList /> : <NotYetLoaded query={query} title={<Trans>Couldn’t load the tags</Trans>} />
}
