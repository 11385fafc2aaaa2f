import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { lazyWithRetry } from '../app/lazy-with-retry.ts'
import { prepareForUnload } from '../app/mutations/undoable.ts'
import { InFrame } from '../app/problem-pages.tsx'
import { Announcer } from '../ui/Announcer.tsx'
import { useStaggeredMount } from '../ui/stagger.ts'
import { ToastBarHost } from '../ui/ToastBarHost.tsx'
import { useIsSmall } from '../ui/use-is-small.ts'
import { useMedia } from '../ui/use-media.ts'
import { SideDrawer } from './SideDrawer.tsx'
import { SidePanel } from './SidePanel.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import classes from './UserLayout.module.css'
import { useShortcuts } from './use-shortcuts.ts'

const BottomBar = lazyWithRetry(() => import('./BottomBar.tsx'))

/** The width from which the side panel is beside the page and shown by default. Below it, it opens over the page. */
const mediumQuery = '(min-width: 75em)'

/** The layout of the signed-in pages: the top bar, the side panel, the page. */
export function UserLayout() {
  const isMedium = useMedia(mediumQuery)
  const [besideOpen, setBesideOpen] = useState(true)
  const [overOpen, setOverOpen] = useState(false)
  // The page renders first: together with everything beside it, it would take too long.
  const isSideDue = useStaggeredMount(1)
  const isSmall = useIsSmall()
  const { pathname } = useLocation()
  useShortcuts()
  useEffect(prepareForUnload, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on navigation; the path itself is not read
  useEffect(() => setOverOpen(false), [pathname])
  return (
    <>
      <SkipLink />
      <TopBar
        sideOpen={isMedium ? besideOpen : overOpen}
        onToggleSide={() => (isMedium ? setBesideOpen(!besideOpen) : setOverOpen(!overOpen))}
      />
      <div className={classes.body}>
        {isMedium && besideOpen && (
          <div className={classes.side} id="side-panel">
            {isSideDue && <SidePanel />}
          </div>
        )}
        {!isMedium && (
          <SideDrawer open={overOpen} onClose={() => setOverOpen(false)}>
            <SidePanel onLeave={() => setOverOpen(false)} />
          </SideDrawer>
        )}
        <main className={classes.main} id="main" tabIndex={-1}>
          <InFrame value={true}>
            <Outlet />
          </InFrame>
        </main>
      </div>
      {isSmall && (
        <Suspense>
          <BottomBar />
        </Suspense>
      )}
      <Announcer />
      <ToastBarHost />
    </>
  )
}
