import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Switch } from '@mantine/core'
import { useState } from 'react'
import { Amount } from '../../ui/Amount.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { typeNames } from '../tasks/type-names.ts'
import { choiceOf, later, type Plan, withAge, withTick } from './plan.ts'
import classes from './quick-start.module.css'
import { type Age, ageNames, ages, familyTags, starterRewards, starterTasks } from './starters.ts'

type StartersStepProps = {
  kind: 'tasks' | 'rewards'
  /** Everyone but the leader. */
  people: readonly { id: string; name: string; imageUrl: string | null }[]
  plan: Plan
  onChange: (plan: Plan) => void
  tags?: { withTags: boolean; setWithTags: (with_: boolean) => void }
}

/** Chooses starters by age, for one person after the other. */
export function StartersStep({ kind, people, plan, onChange, tags }: StartersStepProps) {
  const { t, i18n } = useLingui()
  // Someone who gets what is ticked.
  const [who, setWho] = useState((people.find(({ id }) => plan.has(id)) ?? people[0])?.id ?? later)
  const { age, ticked } = choiceOf(plan, who)
  if (kind === 'rewards' && people.length === 0) {
    return (
      <p className={classes.text}>
        <Trans>Rewards need someone to earn them. Add them when others have joined.</Trans>
      </p>
    )
  }
  const starters =
    kind === 'tasks'
      ? starterTasks[age].map(({ title, ruby, type }) => ({ title, ruby, type: i18n._(typeNames[type]) }))
      : starterRewards[age].map(({ name, ruby }) => ({ title: name, ruby, type: null }))
  const places = [...people, ...(kind === 'tasks' ? [{ id: later, name: t`No one yet`, imageUrl: null }] : [])]
  /** What was seen for a person counts, even if nothing was changed. For no one yet, only what is ticked does. */
  const look = (id: string) => {
    const seen = plan.get(id) ?? (id === later ? { age: '6' as const, ticked: [] } : choiceOf(plan, id))
    onChange(new Map([...plan, [who, choiceOf(plan, who)], [id, seen]]))
    setWho(id)
  }
  return (
    <>
      {places.length > 1 && (
        <fieldset className={classes.choices} aria-label={t`Who it’s for`}>
          {places.map(({ id, name, imageUrl }) => (
            <label key={id} className={classes.choice}>
              <input type="radio" name={`${kind}-who`} checked={id === who} onChange={() => look(id)} />
              {id !== later && <Portrait name={name} imageUrl={imageUrl} size={28} />}
              <span dir="auto">{name}</span>
              <Count count={plan.get(id)?.ticked.length ?? 0} />
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className={classes.choices} aria-label={t`Age`}>
        {ages.map((choice: Age) => (
          <label key={choice} className={classes.choice}>
            <input
              type="radio"
              name={`${kind}-age`}
              checked={choice === age}
              onChange={() => onChange(withAge(plan, who, choice))}
            />
            {i18n._(ageNames[choice])}
          </label>
        ))}
      </fieldset>
      <ul className={classes.starters}>
        {starters.map(({ title, ruby, type }, place) => (
          <li key={title.id}>
            <label className={classes.starter} htmlFor={`starter-${kind}-${place}`}>
              <Checkbox
                id={`starter-${kind}-${place}`}
                size="md"
                checked={ticked.includes(place)}
                onChange={() => onChange(withTick(plan, who, place))}
              />
              <span className={classes.starterTitle}>
                {i18n._(title)}
                {type && <span className={classes.type}>{type}</span>}
              </span>
              <Amount currency="ruby" value={ruby} />
            </label>
          </li>
        ))}
      </ul>
      {tags && (
        <Switch
          size="md"
          checked={tags.withTags}
          onChange={(event) => tags.setWithTags(event.currentTarget.checked)}
          label={t`Sort them by ${Object.values(familyTags)
            .map((tag) => i18n._(tag))
            .join(', ')}`}
        />
      )}
    </>
  )
}

/** How many starters are ticked for a person, seen without choosing it. */
function Count({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={classes.count}>
      {count}
      <VisuallyHidden>
        {' '}
        <Trans>chosen</Trans>
      </VisuallyHidden>
    </span>
  )
}
