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
            On a computer: beside “Other calendars” choose +, then “From URL”, and paste the address. Google looks again
            a few times a day.
          </Trans>
        </dd>
        <dt>Apple Calendar</dt>
        <dd>
          <Trans>
            On a Mac: File, “New Calendar Subscription”. On an iPhone: “Calendars” at the foot, “Add Calendar”, “Add
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
          Missions stand there from their first day to their last, daily tasks on each day, weekly ones on the Sunday by
          which they are due. To-dos have no day and are not shown.
        </Trans>
      </p>
    </details>
  )
}
