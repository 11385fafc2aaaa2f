import { Trans } from '@lingui/react/macro'
import { loadCatalog } from '../../app/locale.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'

/** Opens the tags of a group, for its leaders. */
export function openGroupTags(groupId: string): void {
  openOnce(async () => {
    const [{ TagList }] = await Promise.all([
      import('./TagList.tsx'),
      loadCatalog('tags'),
      trpcUtils.groupTags.list.ensureData({ groupId }),
    ])
    await openDialog({
      title: <Trans>Group tags</Trans>,
      width: 520,
      render: () => <TagList groupId={groupId} />,
    })
  })
}
