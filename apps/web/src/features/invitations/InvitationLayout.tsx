import { Link, Outlet } from '@tanstack/react-router'
import { session } from '../../app/trpc.ts'
import { LanguageSwitch } from '../../layout/LanguageSwitch.tsx'
import { PublicLayout } from '../../layout/PublicLayout.tsx'
import { SkipLink } from '../../layout/SkipLink.tsx'
import { Logo } from '../../ui/Logo.tsx'
import classes from './layout.module.css'

/** The layout of the invitation pages; for signed-in users without the sign-in links. */
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
