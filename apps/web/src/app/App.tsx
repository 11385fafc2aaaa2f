import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { AlertHost } from '../ui/AlertHost.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.ts'
import { ThemeProvider } from './ThemeProvider.tsx'

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <AlertHost />
        </QueryClientProvider>
      </ThemeProvider>
    </I18nProvider>
  )
}
