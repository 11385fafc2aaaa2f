import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../app/use-page-title.ts'
import { Demo } from './Demo.tsx'
import { Families } from './Families.tsx'
import { Footer } from './Footer.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { InstallBadge } from './InstallBadge.tsx'
import classes from './Landing.module.css'
import { Screenshot } from './Screenshot.tsx'

/** The landing page: what the product is, a demo, how it works, and sign-up. Rules: Pages and menus. */
export function Landing() {
  const { t } = useLingui()
  usePageTitle(t`Your to-do list is a board game`)
  return (
    <>
      <main id="main" tabIndex={-1} className={classes.page}>
        <section className={classes.hero}>
          <div className={classes.pitch}>
            <Title order={1} className={classes.headline}>
              <Trans>Your to-do list is a board game</Trans>
            </Title>
            <p className={classes.lead}>
              <Trans>
                Finish a task and your pawn moves. Land on surprises, earn gold, and spend it on rewards you choose:
                alone, with family or with friends.
              </Trans>
            </p>
            <div className={classes.actions}>
              <Button size="lg" renderRoot={(props) => <Link to="/sign-up" {...props} />}>
                <Trans>Get started</Trans>
              </Button>
              <InstallBadge />
            </div>
            <p className={classes.free}>
              <Trans>Free while in beta. No card needed.</Trans>
            </p>
          </div>
          <Demo />
        </section>
        <Screenshot />
        <HowItWorks />
        <Families />
        <section className={classes.last}>
          <Title order={2} className={classes.lastTitle}>
            <Trans>The pawn is at the start</Trans>
          </Title>
          <p>
            <Trans>Do one small thing today and take your first step.</Trans>
          </p>
          <Button size="lg" variant="white" renderRoot={(props) => <Link to="/sign-up" {...props} />}>
            <Trans>Take the first step</Trans>
          </Button>
        </section>
      </main>
      <Footer />
    </>
  )
}
