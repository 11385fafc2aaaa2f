import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '@questboard/i18n'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { CurrencyPiece } from './Amount.tsx'
import { Button } from './Button.tsx'
import { useCell } from './cell.ts'
import { IconButton } from './IconButton.tsx'
import classes from './NoteBar.module.css'
import { checking, endNote, type ShownNote, shownNote, undoNoted } from './notes.ts'
import { UndoBar } from './UndoBar.tsx'

const seconds = 6

const noAct = { id: 0, row: null }

/** What was just done, at the foot of the window: to be taken back, to be tried again, or only told. */
export function NoteBar() {
  const { t } = useLingui()
  const isChecking = useCell(checking) > 0
  const shown = useCell(shownNote)
  const note = isChecking && !shown?.problem ? { ...(shown ?? noAct), message: t`Checking…`, gold: 0 } : shown
  // The dashboard's grid is a container, in which nothing stays fixed to the window.
  return note && createPortal(<Shown note={note} />, document.body)
}

function Shown({ note }: { note: ShownNote }) {
  const { id, undo, problem } = note
  if (undo) return <Undoable key={id} note={note} />
  return problem ? <Problem note={note} /> : <Told key={id} note={note} />
}

function Message({ note: { message, gold = 0, currency = 'gold' } }: { note: ShownNote }): ReactNode {
  return (
    <span className={classes.message}>
      <span className={classes.words}>{message}</span>
      {gold > 0 && (
        <span className={classes.earned} data-currency={currency}>
          +<CurrencyPiece currency={currency} />
          {formatNumber(gold)}
        </span>
      )}
    </span>
  )
}

function Undoable({ note }: { note: ShownNote }) {
  const message = (
    <div className={classes.beside}>
      <Message note={note} />
    </div>
  )
  return <UndoBar message={message} onUndo={undoNoted} onGone={endNote} seconds={seconds} />
}

/** Nothing to take back: it says what there is to say and goes. */
function Told({ note: { id, message }, note }: { note: ShownNote }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: while an act is sent again, another message stands here
  useEffect(() => {
    if (checking.read() > 0) return undefined
    const timer = setTimeout(() => endNote(id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [id, message])
  return (
    <div className={classes.told} aria-hidden="true">
      <Message note={note} />
    </div>
  )
}

function Problem({ note }: { note: ShownNote }) {
  const { t } = useLingui()
  const again = note.problem?.again
  return (
    <div className={classes.problem} role="alert">
      <span className={classes.words}>{note.message}</span>
      {again && (
        <Button
          variant="white"
          color="red"
          size="compact-md"
          className={classes.again}
          onClick={() => {
            endNote(note.id)
            again()
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
      <IconButton
        variant="plain"
        size={36}
        className={classes.close}
        aria-label={t`Close`}
        onClick={() => endNote(note.id)}
      >
        <IconX size={22} />
      </IconButton>
    </div>
  )
}
