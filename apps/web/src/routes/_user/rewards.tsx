import { createFileRoute } from '@tanstack/react-router'
import { RewardsPage } from '../../features/dashboard/today/RewardsPage.tsx'

const load = () => import('../../features/dashboard/today/load-rewards.ts')

export const Route = createFileRoute('/_user/rewards')({
  loader: async () => (await load()).loadRewards(),
  component: RewardsPage,
})
