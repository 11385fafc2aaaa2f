import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { DialogHost } from '../ui/DialogHost.tsx'
import { ToastHost } from '../ui/ToastHost.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.ts'
import { theme } from './theme.ts'
import { trpc, trpcClient } from './trpc.ts'

const colorScheme = localStorageColorSchemeManager({ key: 'scheme' })

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
        withStaticClasses={false}
        deduplicateCssVariables={false}
      >
        <trpc.Provider client={trpcClient} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
            <DialogHost />
            <ToastHost />
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>
    </I18nProvider>
  )
}
