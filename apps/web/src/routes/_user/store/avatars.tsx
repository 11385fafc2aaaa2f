import { createFileRoute } from '@tanstack/react-router'
import { AvatarsPage } from '../../../features/store/AvatarsPage.tsx'
import { allAvatars } from '../../../features/store/all-avatars.ts'

export const Route = createFileRoute('/_user/store/avatars')({
  loader: ({ context }) => context.trpcUtils.store.avatars.ensureData(allAvatars),
  component: AvatarsPage,
})
