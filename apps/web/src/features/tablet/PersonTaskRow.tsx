import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconHourglass, IconPencil, IconVolume } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { Amount } from '../../ui/Amount.tsx'
import { burst } from '../../ui/burst.ts'
import '../../ui/double-press.ts'
import classes from './person.module.css'
import { canSpeak, speak } from './speak.ts'
import { usePressedRow } from './use-pressed-row.ts'

type PersonTaskRowProps = {
  taskId: string
  title: string
  pay: { currency: 'ruby' | 'gold'; value: number }
  state: 'open' | 'waiting' | 'done'
  requireResult: boolean
  /** The words of a leader about it. While it is open, that leader sent it back, with or without words. */
  note?: string | null
  /** When approval was asked for, and who can answer. Shown while it waits. */
  requestInfo?: ReactNode
  canUndo: boolean
  /** Whether ticking needs a connection, and there is none. */
  needsConnection?: boolean
  /** Whether the task cannot be ticked now, for a reason that is shown beside the list. */
  isReadOnly?: boolean
  /** Replaces the button that reads aloud. */
  aside?: ReactNode
  onTick: () => void
  onUndo: () => void
}

/** One big row: tick, title, what it pays, and a voice that reads it. */
export function PersonTaskRow(props: PersonTaskRowProps) {
  const { t } = useLingui()
  const {
    taskId,
    title,
    pay,
    state,
    requireResult,
    note = null,
    requestInfo,
    canUndo,
    needsConnection = false,
    isReadOnly = false,
    aside,
    onTick,
    onUndo,
  } = props
  const mark = useRef<HTMLSpanElement>(null)
  const { row, onPress } = usePressedRow(taskId, title, state)
  const content = (
    <>
      <span ref={mark} className={classes.mark} data-state={state}>
        {state === 'done' ? (
          <IconCheck size={34} aria-hidden="true" />
        ) : state === 'waiting' ? (
          <IconHourglass size={28} aria-hidden="true" />
        ) : (
          requireResult && <IconPencil size={26} aria-hidden="true" />
        )}
      </span>
      <span className={classes.text} dir="auto">
        {title}
        {state === 'waiting' && (
          <span className={classes.small}>
            <Trans>Waiting for a yes</Trans>
          </span>
        )}
        {state === 'waiting' && requestInfo}
        {state === 'open' && note !== null && <NotYet note={note} />}
        {state === 'done' && note && <LeaderWords note={note} />}
        {needsConnection && state === 'open' && (
          <span className={classes.small}>
            <Trans>Needs internet</Trans>
          </span>
        )}
      </span>
      {pay.value > 0 && <Amount {...pay} chip size="lg" />}
    </>
  )
  return (
    <li ref={row} className={classes.row} data-state={state}>
      {state === 'open' && !needsConnection && !isReadOnly ? (
        <button
          type="button"
          className={classes.tick}
          onClick={() => {
            if (!requireResult) burst(mark.current, { pieces: 22, reach: 110 })
            onPress()
            onTick()
          }}
        >
          {content}
        </button>
      ) : (
        <span className={classes.tick}>{content}</span>
      )}
      {canUndo && !needsConnection && (
        <button
          type="button"
          className={classes.side}
          onClick={() => {
            onPress()
            onUndo()
          }}
          aria-label={t`Undo “${title}”`}
        >
          <Trans>Undo</Trans>
        </button>
      )}
      {aside}
      {!aside && canSpeak && state === 'open' && (
        <button
          type="button"
          className={classes.side}
          onClick={() => speak(title)}
          aria-label={t`Read “${title}” aloud`}
        >
          <IconVolume size={30} />
        </button>
      )}
    </li>
  )
}

/** The words of a leader about something that is done. */
export function LeaderWords({ note }: { note: string }) {
  return (
    <span className={classes.small} dir="auto">
      <q>{note}</q>
    </span>
  )
}

/** Says that a leader sent the task back, with the note if there is one. */
export function NotYet({ note }: { note: string }) {
  return (
    <span className={classes.small}>
      {note === '' ? <Trans>Not yet. Try once more.</Trans> : <Trans>Not yet: {note}</Trans>}
    </span>
  )
}
