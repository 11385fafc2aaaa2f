import { useLingui } from '@lingui/react/macro'
import type { NamedEvent } from '@questboard/api/webhooks/schema'
import { EventBoxes } from './EventBoxes.tsx'
import classes from './webhooks.module.css'

type SingleEventsProps = {
  /** The events about what happens, without notifications. */
  offered: readonly NamedEvent[]
  chosen: readonly NamedEvent[]
  choose: (event: NamedEvent, isChosen: boolean) => void
}

/** `task` of `task.created` and of `group.taskRequested`. */
const familyOf = (event: NamedEvent) => /^(?:group\.)?([a-z]+)/.exec(event)?.[1] ?? ''

/** One type of event at a time, by what it is about. */
export default function SingleEvents({ offered, chosen, choose }: SingleEventsProps) {
  const { t } = useLingui()
  const groups = [
    { title: t`Tasks`, families: ['task'] },
    { title: t`Missions`, families: ['mission'] },
    { title: t`Rewards`, families: ['reward'] },
    { title: t`Board and notifications`, families: ['player', 'board', 'notification'] },
    { title: t`Members`, families: ['member', 'role'] },
    { title: t`Extras, rubies and pawns`, families: ['deed', 'rubies', 'pool', 'pawn'] },
  ]
  return groups.map(({ title, families }) => {
    const events = offered.filter((event) => families.includes(familyOf(event)))
    return (
      events.length > 0 && (
        <fieldset key={title} className={classes.events}>
          <legend className={classes.legend}>{title}</legend>
          <EventBoxes offered={events} chosen={chosen} choose={choose} />
        </fieldset>
      )
    )
  })
}
