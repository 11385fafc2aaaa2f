import type { Messages } from '@lingui/core'
import { type Locale, locales } from '@questboard/i18n'
import { messages as accountBg } from '@questboard/i18n/catalogs/account/bg.po'
import { messages as accountEn } from '@questboard/i18n/catalogs/account/en.po'
import { messages as appBg } from '@questboard/i18n/catalogs/app/bg.po'
import { messages as appEn } from '@questboard/i18n/catalogs/app/en.po'
import { messages as sessionsBg } from '@questboard/i18n/catalogs/sessions/bg.po'
import { messages as sessionsEn } from '@questboard/i18n/catalogs/sessions/en.po'
import { messages as welcomeBg } from '@questboard/i18n/catalogs/welcome/bg.po'
import { messages as welcomeEn } from '@questboard/i18n/catalogs/welcome/en.po'
import type { ReactNode } from 'react'
import { LoginPage } from '../features/account/LoginPage.tsx'
import { PasswordRecoveryPage } from '../features/account/PasswordRecoveryPage.tsx'
import { SignUpPage } from '../features/account/SignUpPage.tsx'
import { onlyPasswords } from '../features/account/sign-in-options.ts'
import { loadTheme } from '../features/board/themes/load.ts'
import { OtherWays } from '../features/social/OtherWays.tsx'
import { Landing } from '../features/welcome/Landing.tsx'
import { PublicLayout } from '../layout/PublicLayout.tsx'
import { preparePage } from './prepare-page.tsx'

export { heads } from './heads.ts'
export { locales }

const messages: Record<Locale, Messages> = {
  bg: { ...appBg, ...accountBg, ...sessionsBg, ...welcomeBg },
  en: { ...appEn, ...accountEn, ...sessionsEn, ...welcomeEn },
}

// The first page shows this board, and rendering cannot wait for its picture.
await loadTheme('meadow')

const google = <OtherWays options={{ ...onlyPasswords, googleClientId: '' }} />

/** A page that is rendered at build time, the same for every visitor. */
export type PrerenderedPage = {
  path: string
  /** The source files whose chunks it needs, and the catalog of its texts. */
  files: string[]
  catalog: 'account' | 'welcome'
  /** Whether the server offers to sign in with Google. Pages that show this exist in both variants. */
  google?: boolean
  page: ReactNode
}

const frameFile = 'layout/PublicLayout.tsx'

const account = (name: string) => ({
  files: [frameFile, `features/account/${name}.tsx`],
  catalog: 'account' as const,
})

export const prerenderedPages: PrerenderedPage[] = [
  {
    path: '/',
    files: [frameFile, 'features/welcome/Landing.tsx', 'board/themes/meadow.ts'],
    catalog: 'welcome',
    page: <Landing />,
  },
  { path: '/login', ...account('LoginPage'), google: false, page: <LoginPage /> },
  { path: '/login', ...account('LoginPage'), google: true, page: <LoginPage otherWays={google} /> },
  { path: '/sign-up', ...account('SignUpPage'), google: false, page: <SignUpPage /> },
  { path: '/sign-up', ...account('SignUpPage'), google: true, page: <SignUpPage otherWays={google} /> },
  { path: '/password-recovery', ...account('PasswordRecoveryPage'), page: <PasswordRecoveryPage /> },
]

/** Renders a page as HTML in a language, in the layout of the public pages. */
export async function renderPage({ path, page }: PrerenderedPage, locale: Locale): Promise<string> {
  const drawPage = await preparePage({
    path,
    frame: () => <PublicLayout />,
    page: () => page,
    locale,
    messages: messages[locale],
  })
  return drawPage()
}
