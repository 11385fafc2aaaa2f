import { useMediaQuery } from '@mantine/hooks'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Announcer } from '../ui/Announcer.tsx'
import { useStaggeredMount } from '../ui/stagger.ts'
import { ToastBarHost } from '../ui/ToastBarHost.tsx'
import { SideDrawer } from './SideDrawer.tsx'
import { SidePanel } from './SidePanel.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import classes from './UserLayout.module.css'
import { useShortcuts } from './use-shortcuts.ts'

/** From this width on the side panel stands beside the page and is shown by default; below it opens over the page. */
const MEDIUM = '(min-width: 62em)'

/** The frame of what a signed-in person sees: the top bar, the side panel, the page. */
export function UserLayout() {
  const isMedium = useMediaQuery(MEDIUM, undefined, { getInitialValueInEffect: false })
  const [besideOpen, setBesideOpen] = useState(true)
  const [overOpen, setOverOpen] = useState(false)
  // The page comes first: in one piece with all that stands beside it, it would keep everybody waiting.
  const isSideDue = useStaggeredMount(1)
  const { pathname } = useLocation()
  useShortcuts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason, not a value that is read
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
          <Outlet />
        </main>
      </div>
      <Announcer />
      <ToastBarHost />
    </>
  )
}
