import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconHourglass, IconPencil, IconVolume } from '@tabler/icons-react'
import { useRef } from 'react'
import { Amount } from '../../ui/Amount.tsx'
import { burst } from '../../ui/burst.ts'
import classes from './person.module.css'
import type { PersonRow } from './person-rows.ts'
import { canSpeak, speak } from './speak.ts'

type PersonTaskRowProps = { row: PersonRow; onTick: () => void; onUndo: () => void }

/** One big row: tick, title, rubies, and a voice that reads it. */
export function PersonTaskRow({ row: { task, state }, onTick, onUndo }: PersonTaskRowProps) {
  const { t } = useLingui()
  const { title, ruby, requireResult, type } = task
  const mark = useRef<HTMLSpanElement>(null)
  // A paid to-do stays completed.
  const canUndo = state === 'waiting' || (state === 'done' && type !== 'todo')
  const words = (
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
      <span className={classes.words} dir="auto">
        {title}
        {state === 'waiting' && (
          <span className={classes.small}>
            <Trans>Awaiting approval</Trans>
          </span>
        )}
      </span>
      {ruby > 0 && <Amount currency="ruby" value={ruby} chip size="lg" />}
    </>
  )
  return (
    <li className={classes.row} data-state={state}>
      {state === 'open' ? (
        <button
          type="button"
          className={classes.tick}
          onClick={() => {
            if (!requireResult) burst(mark.current, { pieces: 22, reach: 110 })
            onTick()
          }}
        >
          {words}
        </button>
      ) : (
        <span className={classes.tick}>{words}</span>
      )}
      {canUndo && (
        <button type="button" className={classes.side} onClick={onUndo} aria-label={t`Undo “${title}”`}>
          <Trans>Undo</Trans>
        </button>
      )}
      {canSpeak && state === 'open' && (
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
