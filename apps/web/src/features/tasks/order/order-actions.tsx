import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import {
  IconArrowDown,
  IconArrowUp,
  IconCalendarDue,
  IconCheck,
  IconClockPlus,
  IconHandMove,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { attempt } from '../../../app/mutations/attempt.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import type { MenuAction } from '../../../ui/ActionMenu.tsx'
import { announce } from '../../../ui/toasts.ts'
import type { TaskOrder } from '../order.ts'
import { moveByStep, rowsBeside } from './move.ts'

export const currentOrder = (): TaskOrder => trpcUtils.profile.read.getData({})?.taskOrder ?? 'created'

/** Sorts the player's list. It changes at once; a failure changes it back. */
function chooseOrder(order: TaskOrder): void {
  const before = currentOrder()
  if (order === before) return
  show(order)
  announce(t`The list is sorted.`)
  void attempt(t`Couldn’t save the order.`, async () => {
    // A response that is still on its way would bring the old order back.
    await trpcUtils.profile.read.cancel({})
    show(order)
    try {
      const { taskOrder } = await trpcClient.profile.update.mutate({ taskOrder: order })
      show(taskOrder)
    } catch (error) {
      // Another order may have been chosen meanwhile.
      if (currentOrder() === order) show(before)
      throw error
    }
  })
}

const show = (taskOrder: TaskOrder) =>
  trpcUtils.profile.read.setData({}, (profile) => profile && { ...profile, taskOrder })

const orders: { id: TaskOrder; label: ReactNode; icon: NonNullable<MenuAction['icon']> }[] = [
  { id: 'created', label: <Trans>Newest first</Trans>, icon: IconClockPlus },
  { id: 'manual', label: <Trans>My own order</Trans>, icon: IconHandMove },
  { id: 'due', label: <Trans>By due date</Trans>, icon: IconCalendarDue },
]

/** The orders of the list. The current one has a tick. */
export function orderActions(): MenuAction[] {
  const current = currentOrder()
  return orders.map(({ id, label, icon }) => ({
    id,
    label: id === current ? <Trans>{label} (current)</Trans> : label,
    icon: id === current ? IconCheck : icon,
    onChoose: () => chooseOrder(id),
  }))
}

/** Moving a task by one row. Only in the player's own order. */
export function moveActions(task: Task): MenuAction[] {
  if (currentOrder() !== 'manual') return []
  const rows = rowsBeside(task.id)
  const place = rows.indexOf(task.id)
  const up: MenuAction = {
    id: 'move-up',
    label: <Trans>Move up</Trans>,
    icon: IconArrowUp,
    onChoose: () => moveByStep(task, -1),
  }
  const down: MenuAction = {
    id: 'move-down',
    label: <Trans>Move down</Trans>,
    icon: IconArrowDown,
    onChoose: () => moveByStep(task, 1),
  }
  return [...(place > 0 ? [up] : []), ...(place >= 0 && place < rows.length - 1 ? [down] : [])]
}
