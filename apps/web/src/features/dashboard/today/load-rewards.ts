import { loadCatalog } from '../../../app/locale.ts'
import { todayInput } from '../../../app/today-input.ts'
import { trpcUtils } from '../../../app/trpc.ts'

/** Loads the user's own rewards and those of each group. A group that disappears meanwhile is left out. */
export async function loadRewards(): Promise<void> {
  const { dashboard, groups } = trpcUtils
  const [{ groups: found }] = await Promise.all([
    dashboard.today.ensureData(todayInput),
    dashboard.read.ensureData({}),
    loadCatalog('groups'),
  ])
  await Promise.allSettled(
    found.flatMap(({ id }) => [groups.read.ensureData({ id }), dashboard.readInGroup.ensureData({ groupId: id })]),
  )
}
