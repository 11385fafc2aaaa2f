import { type ReactNode, useId } from 'react'
import option from '../../../ui/option.module.css'
import classes from './pages.module.css'

type ChoicesProps<Value extends string | number> = {
  label: ReactNode
  /** A disabled one is shown, and cannot be chosen. */
  choices: { value: Value; text: ReactNode; isDisabled?: boolean }[]
  value: Value
  onChoose: (value: Value) => void
}

/** A choice between a few large cards, so that no keyboard is needed. */
export function Choices<Value extends string | number>({ label, choices, value, onChoose }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={`${option.option} ${classes.choice}`}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            disabled={choice.isDisabled ?? false}
            onChange={() => onChoose(choice.value)}
          />
          {choice.text}
        </label>
      ))}
    </fieldset>
  )
}
