import { i18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import type { Locale } from '@questboard/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { queryClient } from '../app/query-client.ts'
import { theme } from '../app/theme.ts'

type Prepared = {
  path: string
  frame: () => ReactNode
  page: () => ReactNode
  locale: Locale
  messages: Messages
}

/** Prepares a page in its layout and language, and loads its route. Returns a function that renders it as HTML. */
export async function preparePage({ path, frame, page, locale, messages }: Prepared): Promise<() => string> {
  i18n.loadAndActivate({ locale, messages })
  const root = createRootRoute({ component: Outlet })
  const framed = createRoute({ getParentRoute: () => root, id: 'frame', component: frame })
  const route = createRoute({ getParentRoute: () => framed, path, component: page })
  const router = createRouter({
    routeTree: root.addChildren([framed.addChildren([route])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return () =>
    renderToString(
      <I18nProvider i18n={i18n}>
        <MantineProvider theme={theme} withStaticClasses={false} withCssVariables={false} withGlobalClasses={false}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router as never} />
          </QueryClientProvider>
        </MantineProvider>
      </I18nProvider>,
    )
}
