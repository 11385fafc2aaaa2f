import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_user/settings')({ component: () => null })
