import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_user/store/')({
  beforeLoad() {
    throw redirect({ to: '/store/avatars', replace: true })
  },
})
