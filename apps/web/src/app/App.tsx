import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { AlertHost } from '../ui/AlertHost.tsx'
import { DialogHost } from '../ui/DialogHost.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.ts'
import { theme } from './theme.ts'

const colorScheme = localStorageColorSchemeManager({ key: 'scheme' })

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
        withStaticClasses={false}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <DialogHost />
          <AlertHost />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>
  )
}
