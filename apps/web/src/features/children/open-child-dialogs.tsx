import { Trans } from '@lingui/react/macro'
import type { Child } from '@questboard/api/children/schema'
import type { Group, Member } from '@questboard/api/groups/schema'
import type { ReactNode } from 'react'
import { loadCatalog } from '../../app/locale.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { allAvatars } from '../store/all-avatars.ts'

type ChildDialog = { title: ReactNode; width?: number; render: (close: () => void) => ReactNode }

/** Opens a dialog about children, whose code and texts load with it. */
function open(load: () => Promise<ChildDialog>): void {
  openOnce(async () => {
    const [dialog] = await Promise.all([load(), loadCatalog('notifications')])
    await openDialog({ width: 520, ...dialog })
  })
}

/** The free avatars, which every child can have. */
async function freeAvatars() {
  const avatars = await trpcUtils.store.avatars.ensureData(allAvatars)
  return avatars.filter(({ gold, gems }) => gold === null && gems === null)
}

export function openAddChild(group: Group): void {
  open(async () => {
    const [{ AddChildForm }, avatars] = await Promise.all([import('./AddChildForm.tsx'), freeAvatars()])
    return {
      title: <Trans>Add a child</Trans>,
      render: (close) => <AddChildForm group={group} avatars={avatars} close={close} />,
    }
  })
}

export function openChangeChild(group: Group, member: Member): void {
  open(async () => {
    const [{ ChangeChildForm }, avatars, children] = await Promise.all([
      import('./ChangeChildForm.tsx'),
      freeAvatars(),
      trpcUtils.children.list.fetch({}),
      loadCatalog('tablet'),
    ])
    const child = children.find(({ userId }) => userId === member.userId)
    const name = shortTitle(member.name)
    return {
      title: <Trans>Edit {name}</Trans>,
      render: (close) => (
        <ChangeChildForm group={group} member={member} child={child} avatars={avatars} close={close} />
      ),
    }
  })
}

export function openGuardians(group: Group, child: Pick<Child, 'userId' | 'name'>): void {
  open(async () => {
    const [{ Guardians }] = await Promise.all([import('./Guardians.tsx'), trpcUtils.children.list.fetch({})])
    const name = shortTitle(child.name)
    return {
      title: <Trans>{name}’s guardians</Trans>,
      render: (close) => <Guardians group={group} childId={child.userId} close={close} />,
    }
  })
}

export function openGroupsOfChild(child: Pick<Child, 'userId' | 'name'>): void {
  open(async () => {
    const [{ GroupsOfChild }] = await Promise.all([
      import('./GroupsOfChild.tsx'),
      trpcUtils.children.list.fetch({}),
      trpcUtils.groups.list.ensureData({}),
    ])
    const name = shortTitle(child.name)
    return {
      title: <Trans>{name}’s groups</Trans>,
      render: (close) => <GroupsOfChild childId={child.userId} close={close} />,
    }
  })
}

export function openDaysOff(group: Group, child: Pick<Child, 'userId' | 'name'>): void {
  open(async () => {
    const [{ ChildDaysOff }] = await Promise.all([import('../days-off/ChildDaysOff.tsx'), loadCatalog('days')])
    const name = shortTitle(child.name)
    return {
      title: <Trans>{name}’s days off</Trans>,
      render: () => <ChildDaysOff groupId={group.id} userId={child.userId} />,
    }
  })
}

export function openHandOver(child: Pick<Child, 'userId' | 'name'>): void {
  open(async () => {
    const [{ HandOverForm }, signInOptions] = await Promise.all([
      import('./HandOverForm.tsx'),
      trpcUtils.config.read.ensureData({}),
      trpcUtils.children.list.fetch({}),
    ])
    const name = shortTitle(child.name)
    return {
      title: <Trans>Give {name} their own account</Trans>,
      render: (close) => (
        <HandOverForm childId={child.userId} name={name} signInOptions={signInOptions} close={close} />
      ),
    }
  })
}

export function openDeleteChild(child: Pick<Child, 'userId' | 'name'>, groupId?: string): void {
  open(async () => {
    const [{ DeleteChildForm }, { erasureDays }] = await Promise.all([
      import('./DeleteChildForm.tsx'),
      trpcUtils.config.read.ensureData({}),
      loadCatalog('account'),
      // Without an answer the form asks for the password, which may be empty.
      trpcUtils.auth.waysIn.ensureData({}).catch(() => undefined),
    ])
    const name = shortTitle(child.name)
    return {
      title: <Trans>Delete {name}’s data?</Trans>,
      render: (close) => <DeleteChildForm child={child} groupId={groupId} erasureDays={erasureDays} close={close} />,
    }
  })
}
