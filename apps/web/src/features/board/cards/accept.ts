import { t } from '@lingui/core/macro'
import type { Board } from '@questboard/api/board/schema'
import { addItems } from '../../../app/mutations/changes.ts'
import { newId } from '../../../app/mutations/new-id.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { showMessage } from '../../../ui/toasts.ts'
import { perform } from '../../tasks/current.ts'
import { cardKey } from './card-key.ts'
import { closeCard } from './flipped-card.ts'
import { settleCard } from './settle.ts'

/** Accepts the challenge on the pawn's square. Calling the result again after a lost response creates only one task. */
export function prepareAccept(board: Board): () => Promise<void> {
  const id = newId()
  return async () => {
    const { task } = await perform({
      queueKey: id,
      send: () => trpcClient.board.accept.mutate({ id }),
      settle: (answer) => addItems(answer.task),
    })
    closeCard()
    settleCard(cardKey(board))
    const { title } = task
    showMessage(t`“${title}” added to your tasks.`)
  }
}
