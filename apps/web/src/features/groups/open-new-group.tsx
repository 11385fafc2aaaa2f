import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { failureText } from '../../app/failure-text.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { announce, showToast } from '../../ui/toasts.ts'
import type { GroupValues } from './add.ts'

/** Opens the form for a new group and then its quick start. At the limit it shows a message instead. */
export function useOpenNewGroup(): () => void {
  const navigate = useNavigate()
  return () => openNewGroup((groupId) => void navigate({ to: '/groups/$groupId', params: { groupId }, hash: 'start' }))
}

function openNewGroup(onMade: (groupId: string) => void): void {
  openOnce(async () => {
    const [groups, { limits }, { GroupForm }, { prepareGroup }] = await Promise.all([
      trpcUtils.groups.list.ensureData({}),
      trpcUtils.config.read.ensureData({}),
      import('./GroupForm.tsx'),
      import('./add.ts'),
    ])
    const createdCount = groups.filter(({ currentMember }) => currentMember.groupRole === 'creator').length
    if (createdCount >= limits.groupsCreated) {
      const message = await failureText('cannotCreateGroup')
      showToast({ message, problem: {} })
      announce(message)
      return
    }
    let isOpen = true
    // If the form was closed before the answer, the user has turned to something else.
    const save = repeatable((written: GroupValues) => prepareGroup(written, (id) => isOpen && onMade(id)))
    await openDialog({
      title: <Trans>New group</Trans>,
      width: 520,
      render: (close) => <GroupForm save={save} close={close} />,
    })
    isOpen = false
  })
}
