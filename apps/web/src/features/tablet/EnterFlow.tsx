import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { useStore } from '../../ui/store.ts'
import { enteredStore } from '../devices/credentials.ts'
import { deviceClient } from './client.ts'
import { isReachable } from './connection.ts'
import classes from './enter.module.css'
import { Picker } from './Picker.tsx'
import { PinPad } from './PinPad.tsx'
import { showUndoable } from './ticks.ts'
import { useModal } from './use-modal.ts'
import { type People, usePeople } from './use-people.ts'
import { usePinProblem } from './use-pin-problem.ts'
import type { Tick } from './WallView.tsx'
import { showWall } from './wall.ts'

/** Entering as a member, who may be chosen already; or the PIN for one tick on the wall. */
export type EntryStep = { kind: 'enter'; userId?: string | undefined } | ({ kind: 'tick' } & Tick)

type EnterFlowProps = {
  entering: EntryStep
  onChange: (entering: EntryStep) => void
  onClose: () => void
}

/** Who is playing, and the PIN pad. It covers the wall. */
export function EnterFlow({ entering, onChange, onClose }: EnterFlowProps) {
  const { t } = useLingui()
  const isOnline = useStore(isReachable)
  // Kept when the PIN is typed again, because the tick may have arrived although its answer did not.
  const [tickId] = useState(newId)
  const { people, hasFailed, reload } = usePeople()
  const frame = useRef<HTMLDialogElement>(null)
  useModal(frame)
  // Not the button that closes: Enter is for the PIN.
  useEffect(() => frame.current?.focus(), [])
  const person = people?.find(({ userId }) => userId === entering.userId)
  return (
    <dialog
      ref={frame}
      className={classes.cover}
      tabIndex={-1}
      aria-label={t`Who is playing?`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <button type="button" className={classes.close} aria-label={t`Close`} onClick={onClose}>
        <IconX size={36} />
      </button>
      {!isOnline ? (
        <p className={classes.text} role="alert">
          <Trans>No connection, so the PIN can’t be checked.</Trans>
        </p>
      ) : hasFailed && !people ? (
        <div className={classes.text} role="alert">
          <p>
            <Trans>Couldn’t load who can play.</Trans>
          </p>
          <Button size="lg" mt="md" onClick={reload}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : person ? (
        <Entrance
          key={person.userId}
          person={person}
          entering={entering}
          tickId={tickId}
          onClose={onClose}
          onLocked={reload}
        />
      ) : (
        <Picker
          // The member of a tick is the only one, and is gone.
          people={entering.kind === 'tick' && people ? [] : people}
          onChoose={(userId) => onChange({ kind: 'enter', userId })}
        />
      )}
    </dialog>
  )
}

type EntranceProps = {
  person: People[number]
  entering: EntryStep
  /** The id of the tick, if there is one. */
  tickId: string
  onClose: () => void
  /** Reads again whether the member is locked. */
  onLocked: () => void
}

/** The PIN of one member. Who has none enters at once. */
function Entrance({ person, entering, tickId, onClose, onLocked }: EntranceProps) {
  const { userId, name, imageUrl, pin: hasPin } = person
  const [isSending, setSending] = useState(false)
  const { problem, isLocked, explain } = usePinProblem(person)
  const begun = useRef(false)

  async function send(pin?: string) {
    setSending(true)
    try {
      const credentials = { userId, ...(pin !== undefined && { pin }) }
      if (entering.kind === 'tick') {
        const { taskId, title, place, ruby } = entering
        const { wall } = await deviceClient.device.complete.mutate({ ...credentials, taskId, id: tickId })
        showUndoable({ id: tickId, userId, taskId, title, place, ruby })
        showWall(wall)
        onClose()
      } else {
        const { token, proof } = await deviceClient.device.enter.mutate(credentials)
        enteredStore.write({ userId, name, imageUrl, token, proof, since: new Date().toISOString() })
      }
    } catch (error) {
      await explain(error)
      if (readFailure(error).code === 'pinLocked') onLocked()
    } finally {
      setSending(false)
    }
  }
  const { lockedUntil } = person
  useEffect(() => {
    if (!isLocked || lockedUntil === null) return
    const timer = setTimeout(onLocked, Math.max(1000, Date.parse(lockedUntil) - Date.now()))
    return () => clearTimeout(timer)
  }, [isLocked, lockedUntil, onLocked])
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (hasPin || begun.current) return
    begun.current = true
    void sendNow()
  }, [hasPin])

  return (
    <PinPad
      name={name}
      imageUrl={imageUrl}
      taskTitle={entering.kind === 'tick' ? entering.title : null}
      hasPad={hasPin}
      problem={problem}
      isSending={isSending}
      isLocked={isLocked}
      onEnter={(pin) => void send(pin)}
    />
  )
}
