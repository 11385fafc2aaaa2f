import type { Member } from '@questboard/api/groups/schema'
import { type ReactNode, useId } from 'react'
import option from '../../ui/option.module.css'
import { Portrait } from '../../ui/Portrait.tsx'
import classes from './turns.module.css'

type ChooseMemberProps = {
  label: ReactNode
  members: readonly Member[]
  /** The chosen `userId`; empty: no one yet. */
  value: string
  onChoose: (userId: string) => void
}

/** A choice of one member, with faces. */
export function ChooseMember({ label, members, value, onChoose }: ChooseMemberProps) {
  const name = useId()
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{label}</legend>
      {members.map((member, place) => (
        <label key={member.userId} className={`${option.option} ${classes.member}`}>
          <input
            type="radio"
            name={name}
            checked={member.userId === value}
            data-autofocus={place === 0 || undefined}
            onChange={() => onChoose(member.userId)}
          />
          <Portrait name={member.name} imageUrl={member.imageUrl} size={36} />
          <bdi className={classes.name}>{member.name}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
