import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { GroupBoard } from '@questboard/api/groups/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { showMessage, showToast } from '../../ui/toasts.ts'

type NamedBoard = { id: string; name: string }

/** Opens the boards that a group can choose, for leaders. */
export function openBoardChoice(groupId: string, current: NamedBoard): void {
  openLoaded({
    title: <Trans>Choose another board</Trans>,
    width: 640,
    load: () => Promise.all([import('./BoardChoice.tsx'), trpcClient.groups.board.choices.query({ id: groupId })]),
    render: ([{ BoardChoice }, choices], close) => (
      <BoardChoice
        boards={choices}
        current={current}
        close={close}
        onChoose={(board) => void chooseBoard(groupId, board, current)}
      />
    ),
  })
}

/** Begins a new game on another board. For a moment it can be undone: the server keeps the former game. */
export async function chooseBoard(groupId: string, { id, name }: NamedBoard, former: NamedBoard): Promise<void> {
  await attempt(t`The board is still the same.`, async () => {
    show(groupId, await trpcClient.groups.board.choose.mutate({ id: groupId, boardId: id }))
    // The board announces it itself.
    showToast({ message: t`A new game begins on “${name}”.`, undo: () => void undoChoice(groupId, former) })
  })
}

async function undoChoice(groupId: string, former: NamedBoard): Promise<void> {
  await attempt(t`The new game continues.`, async () => {
    const shown = await trpcClient.groups.board.choose.mutate({ id: groupId, boardId: former.id, undo: true })
    show(groupId, shown)
    const { name } = former
    const isUndone = shown.board.id === former.id
    showMessage(isUndone ? t`The game on “${name}” continues.` : t`This can no longer be undone.`)
  })
}

/** Shows or hides the avatar on the user's own pawn. */
export async function setPlainPawn(groupId: string, plain: boolean): Promise<void> {
  await attempt(t`Your pawn looks the same as before.`, async () => {
    show(groupId, await trpcClient.groups.board.setPawn.mutate({ id: groupId, plain }))
    showMessage(plain ? t`Your pawn shows only your initials now.` : t`Your pawn shows your avatar now.`)
  })
}

const show = (groupId: string, board: GroupBoard): void => {
  trpcUtils.groups.board.read.setData({ id: groupId }, board)
}
