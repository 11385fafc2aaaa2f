import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_user/dashboard')({
  loader: ({ context }) => context.trpcUtils.dashboard.read.ensureData(),
  component: () => null,
})
