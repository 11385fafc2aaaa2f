import { createFileRoute } from '@tanstack/react-router'
import { PurchasesPage } from '../../../features/store/PurchasesPage.tsx'

export const Route = createFileRoute('/_user/store/purchases')({ component: PurchasesPage })
