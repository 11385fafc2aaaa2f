import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Families.module.css'
import { ShareLinks } from './ShareLinks.tsx'

/** What a family wants to know before it begins, and links to share the page. */
export function Families() {
  const { t } = useLingui()
  return (
    <div className={classes.families}>
      <section className={classes.part} aria-labelledby="families">
        <Title order={2} id="families" className={classes.heading}>
          <Trans>What families ask</Trans>
        </Title>
        <dl className={classes.answers}>
          <Answer question={t`Does my child need an account?`}>
            <Trans>No. You add your child to your group with a name and an avatar. No e-mail needed.</Trans>
          </Answer>
          <Answer question={t`Is it safe for children?`}>
            <Trans>There are no ads, and strangers can’t write to them. A child can’t spend real money.</Trans>
          </Answer>
          <Answer question={t`What do we need?`}>
            <Trans>
              A phone, a tablet or a computer with a browser. A tablet on the kitchen wall shows everyone’s tasks.
            </Trans>
          </Answer>
          <Answer question={t`What happens to our data?`}>
            <Trans>No one sells it, and no one tracks you. You can download or delete everything yourself.</Trans>
          </Answer>
        </dl>
      </section>
      <section className={classes.part} aria-labelledby="share">
        <Title order={2} id="share" className={classes.heading}>
          <Trans>More fun together</Trans>
        </Title>
        <p>
          <Trans>Invite the people you’d like to play with.</Trans>
        </p>
        <ShareLinks />
      </section>
    </div>
  )
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div>
      <dt>{question}</dt>
      <dd>{children}</dd>
    </div>
  )
}
