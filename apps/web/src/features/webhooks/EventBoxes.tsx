import { useLingui } from '@lingui/react'
import { Checkbox } from '@mantine/core'
import { eventNames } from './event-names.ts'
import classes from './webhooks.module.css'

type EventBoxesProps<Event> = {
  offered: readonly Event[]
  chosen: readonly string[]
  choose: (event: Event, isChosen: boolean) => void
}

/** A checkbox for each event. */
export function EventBoxes<Event extends keyof typeof eventNames>({ offered, chosen, choose }: EventBoxesProps<Event>) {
  const { _ } = useLingui()
  return (
    <div className={classes.each}>
      {offered.map((event) => (
        <Checkbox
          key={event}
          size="md"
          label={_(eventNames[event])}
          checked={chosen.includes(event)}
          onChange={(change) => choose(event, change.currentTarget.checked)}
        />
      ))}
    </div>
  )
}
