import { Trans } from '@lingui/react/macro'

/** The files that can be read. */
export const Readable = () => (
  <Trans>
    You can import a table (CSV), a list (text or Markdown), a calendar (.ics), tasks exported from Questboard, or a
    file from Todoist, TickTick, Habitica, Trello, Things or Google Tasks.
  </Trans>
)
