import { createFileRoute } from '@tanstack/react-router'
import { AvatarsPage } from '../../../features/store/AvatarsPage.tsx'
import { allAvatars } from '../../../features/store/all-avatars.ts'
import { TileSkeletons } from '../../../features/store/TileSkeletons.tsx'

export const Route = createFileRoute('/_user/store/avatars')({
  loader: ({ context }) => context.trpcUtils.store.avatars.ensureData(allAvatars),
  pendingComponent: () => <TileSkeletons of="avatars" />,
  component: AvatarsPage,
})
