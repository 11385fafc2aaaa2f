import { Trans } from '@lingui/react/macro'
import { trpc } from '../app/trpc.ts'
import { openText } from '../features/privacy/open-text.tsx'
import classes from './SidePanel.module.css'

/**
 * Links to the operator: a donation page if there is one, and feedback by a form, by e-mail or on the page about
 * Questboard. Rules: Pages and menus.
 */
export function SideFoot({ onLeave }: { onLeave: (() => void) | undefined }) {
  const { data: config } = trpc.config.read.useQuery({}, { staleTime: Infinity })
  if (!config) return null
  const { supportUrl, feedbackUrl, contact } = config
  const feedback = <Trans>Tell us what you think</Trans>
  const address = feedbackUrl ?? (contact && `mailto:${contact}`)
  return (
    <div className={classes.foot}>
      {supportUrl && (
        <a className={classes.support} href={supportUrl} target="_blank" rel="noopener noreferrer">
          <Trans>Support us</Trans>
        </a>
      )}
      {address ? (
        <a className={classes.feedback} href={address} target="_blank" rel="noopener noreferrer">
          {feedback}
        </a>
      ) : (
        <button
          type="button"
          className={classes.feedback}
          onClick={() => {
            onLeave?.()
            openText('about')
          }}
        >
          {feedback}
        </button>
      )}
    </div>
  )
}
