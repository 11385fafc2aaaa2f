import { Trans } from '@lingui/react/macro'
import type { Member } from '@questboard/api/groups/schema'
import { type ReactNode, useId } from 'react'
import { formatDate } from '../../app/format-dates.ts'
import option from '../../ui/option.module.css'
import { Portrait } from '../../ui/Portrait.tsx'
import classes from './turns.module.css'
import type { Breaks } from './use-breaks.ts'

type ChooseMemberProps = {
  label: ReactNode
  members: readonly Member[]
  /** The members on a break, who cannot be chosen. */
  breaks: Breaks
  /** The chosen `userId`; empty: no one yet. */
  value: string
  onChoose: (userId: string) => void
}

/** A choice of one member, with faces. Those on a break are shown with the reason, and cannot be chosen. */
export function ChooseMember({ label, members, breaks, value, onChoose }: ChooseMemberProps) {
  const name = useId()
  const first = members.find(({ userId }) => !breaks.has(userId))
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{label}</legend>
      {members.map((member) => {
        const { userId } = member
        const isAway = breaks.has(userId)
        const until = formatDate(breaks.get(userId) ?? null)
        return (
          <label key={userId} className={`${option.option} ${classes.member}`}>
            <input
              type="radio"
              name={name}
              checked={userId === value}
              disabled={isAway}
              data-autofocus={member === first || undefined}
              onChange={() => onChoose(userId)}
            />
            <Portrait name={member.name} imageUrl={member.imageUrl} size={36} />
            <span className={classes.name}>
              <bdi>{member.name}</bdi>
              {isAway && (
                <span className={classes.away}>
                  {until ? <Trans>On a break until {until}</Trans> : <Trans>On a break</Trans>}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
