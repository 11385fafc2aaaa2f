import { useLingui as useTranslations } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import type { NamedEvent } from '@questboard/api/webhooks/schema'
import { eventNames } from './event-names.ts'
import classes from './webhooks.module.css'

type SingleEventsProps = {
  /** Those of what happens, without notifications. */
  offered: readonly NamedEvent[]
  chosen: readonly NamedEvent[]
  choose: (event: NamedEvent, isChosen: boolean) => void
}

/** `task` of `task.created` and of `group.taskRequested`. */
const familyOf = (event: NamedEvent) => /^(?:group\.)?([a-z]+)/.exec(event)?.[1] ?? ''

/** One type of event at a time, by what it is about. */
export default function SingleEvents({ offered, chosen, choose }: SingleEventsProps) {
  const { t } = useLingui()
  const { _ } = useTranslations()
  const groups = [
    { title: t`Tasks`, families: ['task'] },
    { title: t`Missions`, families: ['mission'] },
    { title: t`Rewards`, families: ['reward'] },
    { title: t`Board and notifications`, families: ['player', 'board', 'notification'] },
    { title: t`Members`, families: ['member', 'role'] },
  ]
  return groups.map(({ title, families }) => {
    const events = offered.filter((event) => families.includes(familyOf(event)))
    return (
      events.length > 0 && (
        <fieldset key={title} className={classes.events}>
          <legend className={classes.legend}>{title}</legend>
          <div className={classes.each}>
            {events.map((event) => (
              <Checkbox
                key={event}
                size="md"
                label={_(eventNames[event])}
                checked={chosen.includes(event)}
                onChange={(change) => choose(event, change.currentTarget.checked)}
              />
            ))}
          </div>
        </fieldset>
      )
    )
  })
}
