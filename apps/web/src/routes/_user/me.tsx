import { createFileRoute } from '@tanstack/react-router'
import { MePage } from '../../layout/MePage.tsx'

export const Route = createFileRoute('/_user/me')({ component: MePage })
