import { Trans } from '@lingui/react/macro'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { trpcUtils } from '../../app/trpc.ts'

/** Opens the tags of a group, for its leaders. */
export function openGroupTags(groupId: string): void {
  openLoaded({
    title: <Trans>Group tags</Trans>,
    width: 520,
    load: () => Promise.all([import('./TagList.tsx'), trpcUtils.groupTags.list.ensureData({ groupId })]),
    catalog: 'tags',
    render: ([{ TagList }]) => <TagList groupId={groupId} />,
  })
}
