import { createFileRoute } from '@tanstack/react-router'
import { BoardsPage } from '../../../features/store/BoardsPage.tsx'
import { TileSkeletons } from '../../../features/store/TileSkeletons.tsx'

export const Route = createFileRoute('/_user/store/boards')({
  loader: ({ context }) => context.trpcUtils.store.boards.ensureData({}),
  pendingComponent: () => <TileSkeletons of="boards" />,
  component: BoardsPage,
})
