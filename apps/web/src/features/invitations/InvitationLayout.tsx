import { Link, Outlet } from '@tanstack/react-router'
import { session } from '../../app/trpc.ts'
import { LanguageSwitch } from '../../layout/LanguageSwitch.tsx'
import { PublicLayout } from '../../layout/PublicLayout.tsx'
import { SkipLink } from '../../layout/SkipLink.tsx'
import { Logo } from '../../ui/Logo.tsx'
import classes from './layout.module.css'

/** The frame of an invitation: as visitors know it, and for somebody who is signed in without the ways to sign in. */
export function InvitationLayout() {
  if (!session.isSignedIn) return <PublicLayout />
  return (
    <>
      <SkipLink />
      <header className={classes.bar}>
        <Link to="/dashboard" className={classes.home}>
          <Logo compact />
        </Link>
        <LanguageSwitch short />
      </header>
      <Outlet />
    </>
  )
}
