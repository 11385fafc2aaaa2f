import { Trans } from '@lingui/react/macro'
import classes from './calendar.module.css'

/** Explains in words how to subscribe, because every calendar app does it differently. */
export function HowToSubscribe() {
  return (
    <details className={classes.howTo}>
      <summary>
        <Trans>How to add it to a calendar</Trans>
      </summary>
      <dl>
        <dt>Google Calendar</dt>
        <dd>
          <Trans>
            On a computer: next to “Other calendars” choose +, then “From URL”, and paste the address. Google checks for
            changes a few times a day.
          </Trans>
        </dd>
        <dt>Apple Calendar</dt>
        <dd>
          <Trans>
            On a Mac: File, “New Calendar Subscription”. On an iPhone: “Calendars” at the bottom, “Add Calendar”, “Add
            Subscription Calendar”.
          </Trans>
        </dd>
        <dt>Outlook</dt>
        <dd>
          <Trans>“Add calendar”, then “Subscribe from web”, and paste the address.</Trans>
        </dd>
      </dl>
      <p>
        <Trans>
          Missions span all their days. Daily tasks appear every day, weekly tasks on the Sunday they’re due, and to-dos
          on their date, if they have one.
        </Trans>
      </p>
    </details>
  )
}
