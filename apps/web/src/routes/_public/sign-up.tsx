import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../../features/account/SignUpPage.tsx'

export const Route = createFileRoute('/_public/sign-up')({ component: SignUpPage })
