import { Trans } from '@lingui/react/macro'
import { IconArchive, IconArrowBackUp, IconCopy, IconFileDescription, IconPencil, IconTrash } from '@tabler/icons-react'
import type { MenuAction } from './ActionMenu.tsx'

const actions = {
  open: { label: <Trans>Details</Trans>, icon: IconFileDescription },
  edit: { label: <Trans>Edit</Trans>, icon: IconPencil },
  reopen: { label: <Trans>Mark as not done</Trans>, icon: IconArrowBackUp },
  copy: { label: <Trans>Copy</Trans>, icon: IconCopy },
  archive: { label: <Trans>Archive</Trans>, icon: IconArchive },
  remove: { label: <Trans>Delete</Trans>, icon: IconTrash, dangerous: true },
}

/** An action that several menus offer in the same words. */
export function standardAction(id: keyof typeof actions, onChoose: () => void): MenuAction {
  return { id, ...actions[id], onChoose }
}
