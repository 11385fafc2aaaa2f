import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { GroupBoard } from '@questboard/api/groups/schema'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './group-board.module.css'
import { type Move, movesBetween, newsdesk } from './moves.ts'

/** The time for which a new lap is shown. */
const lapShownMs = 6000

/** Announces moves to screen readers, at most once in three seconds, and shows new laps over the picture. */
export function MoveNews({ board }: { board: GroupBoard }) {
  const { t } = useLingui()
  const seen = useRef(board)
  const [text, setText] = useState('')
  const [laps, setLaps] = useState<Move[]>([])
  const desk = useRef<ReturnType<typeof newsdesk> | undefined>(undefined)

  const lapWords = ({ name, lap }: Move) => t`${name} begins lap ${lap}`
  const describe = ({ name, steps, position }: Move) =>
    t`${plural(steps, {
      one: `${name} moves # square to ${position}`,
      other: `${name} moves # squares to ${position}`,
    })}`
  const announce = useEffectEvent((moves: Move[]) => {
    const [only, second] = moves
    const count = moves.length
    const summary = only && !second ? describe(only) : t`${plural(count, { one: '# move', other: '# moves' })}`
    setText([summary, ...moves.filter(({ isNewLap }) => isNewLap).map(lapWords)].join('. '))
  })

  useEffect(() => {
    const opened = newsdesk((moves) => announce(moves))
    desk.current = opened
    return opened.close
  }, [])
  useEffect(() => {
    const before = seen.current
    seen.current = board
    const { name } = board.board
    if (before.board.id !== board.board.id) setText(t`A new game begins on “${name}”.`)
    const moves = movesBetween(before, board)
    if (moves.length > 0) desk.current?.add(moves)
    const begun = moves.filter(({ isNewLap }) => isNewLap)
    if (begun.length > 0) setLaps(begun)
  }, [board, t])
  useEffect(() => {
    if (laps.length === 0) return
    const timer = setTimeout(() => setLaps([]), lapShownMs)
    return () => clearTimeout(timer)
  }, [laps])

  return (
    <>
      <VisuallyHidden role="status" aria-live="polite">
        {text}
      </VisuallyHidden>
      {laps.length > 0 && (
        <p className={classes.laps} aria-hidden="true">
          {laps.map((move) => (
            <span key={move.userId}>{lapWords(move)}</span>
          ))}
        </p>
      )}
    </>
  )
}
