import { Trans, useLingui } from '@lingui/react/macro'
import { Loader } from '@mantine/core'
import { IconBackspace, IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Portrait } from '../../ui/Portrait.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './enter.module.css'

type PinPadProps = {
  name: string
  imageUrl: string | null
  /** What is ticked with the PIN, or null to enter. */
  taskTitle: string | null
  /** Whether a PIN is asked. */
  hasPad: boolean
  /** What is wrong, and how often something was. */
  problem: { text: string; times: number } | null
  isSending: boolean
  isLocked: boolean
  onEnter: (pin: string) => void
}

const [min, max] = [4, 6]
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Keys for a PIN. The keyboard of the system never opens, and a real one works too. */
export function PinPad({ name, imageUrl, taskTitle, hasPad, problem, isSending, isLocked, onEnter }: PinPadProps) {
  const { t } = useLingui()
  const [pin, setPin] = useState('')
  const isComplete = pin.length >= min
  const canType = hasPad && !isSending && !isLocked
  const press = (digit: string) => canType && setPin((before) => (before + digit).slice(0, max))
  const enter = () => {
    if (!canType || !isComplete) return
    setPin('')
    onEnter(pin)
  }
  const keyed = useRef({ press, enter })
  useEffect(() => {
    keyed.current = { press, enter }
  })
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && !(target instanceof HTMLButtonElement)) keyed.current.enter()
      if (/^\d$/.test(key)) keyed.current.press(key)
      if (key === 'Backspace') setPin((before) => before.slice(0, -1))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return (
    <form
      className={classes.pad}
      onSubmit={(event) => {
        event.preventDefault()
        enter()
      }}
    >
      <Portrait name={name} imageUrl={imageUrl} size={96} />
      <h2 className={classes.title} dir="auto">
        {name}
      </h2>
      {taskTitle !== null && (
        <p className={classes.about} dir="auto">
          {taskTitle}
        </p>
      )}
      <div className={classes.message} role="alert">
        {problem && <p key={problem.times}>{problem.text}</p>}
      </div>
      {hasPad ? (
        <>
          {/* A changed label would not be announced. */}
          <VisuallyHidden role="status">{t`Digits typed: ${pin.length}`}</VisuallyHidden>
          <p className={classes.dots} aria-hidden="true">
            {Array.from({ length: Math.max(min, pin.length) }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
              <span key={place} data-filled={place < pin.length || undefined} />
            ))}
          </p>
          <div className={classes.keys}>
            {digits.map((digit) => (
              <Key key={digit} onPress={() => press(digit)} disabled={!canType}>
                {digit}
              </Key>
            ))}
            <Key label={t`Delete the last digit`} onPress={() => setPin(pin.slice(0, -1))} disabled={!canType}>
              <IconBackspace size={32} />
            </Key>
            <Key onPress={() => press('0')} disabled={!canType}>
              0
            </Key>
            <button
              type="submit"
              className={classes.key}
              data-go
              aria-label={t`Enter`}
              disabled={!canType || !isComplete}
            >
              {isSending ? <Loader size={28} color="white" /> : <IconCheck size={36} />}
            </button>
          </div>
        </>
      ) : (
        !problem && (
          <p className={classes.text} role="status">
            <Trans>One moment…</Trans>
          </p>
        )
      )}
    </form>
  )
}

type KeyProps = { label?: string; onPress: () => void; disabled: boolean; children: React.ReactNode }

function Key({ label, onPress, disabled, children }: KeyProps) {
  return (
    <button type="button" className={classes.key} aria-label={label} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  )
}
