import { createFileRoute } from '@tanstack/react-router'
import { BoardsPage } from '../../../features/store/BoardsPage.tsx'

export const Route = createFileRoute('/_user/store/boards')({
  loader: ({ context }) => context.trpcUtils.store.boards.ensureData({}),
  component: BoardsPage,
})
