import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BoardItem } from '@questboard/api/store/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { ofSession } from '../../app/of-session.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { showMessage } from '../../ui/toasts.ts'

/** Switches to another board of the user after a confirmation. */
export async function selectBoard(board: Pick<BoardItem, 'id' | 'name'>): Promise<void> {
  const { name } = board
  const agreed = await confirm({
    title: <Trans>Play on “{name}”?</Trans>,
    text: (
      <Trans>
        Your pawn starts at square 0. You’ll lose an unopened card on your current square; each board keeps its own
        laps.
      </Trans>
    ),
    confirmLabel: <Trans>Play here</Trans>,
  })
  if (agreed) await attempt(t`Your pawn stayed where it is.`, () => changeBoard(board))
}

async function changeBoard({ id, name }: Pick<BoardItem, 'id' | 'name'>): Promise<void> {
  const saved = await ofSession(trpcClient.profile.changeBoard.mutate({ id }))
  if (!saved) return
  trpcUtils.profile.read.setData({}, (profile) => profile && { ...profile, board: saved.board })
  await showBoardInPlay()
  showMessage(t`You’re playing on “${name}” now.`)
}

/** Puts the new board into the cached dashboard, so the old one does not flash there. */
async function showBoardInPlay(): Promise<void> {
  try {
    const board = await trpcClient.board.current.query({})
    trpcUtils.dashboard.read.setData({}, (dashboard) => dashboard && { ...dashboard, board })
  } catch {
    // The dashboard refetches everything, and shows its own failure.
    await trpcUtils.dashboard.read.reset({})
  }
}
