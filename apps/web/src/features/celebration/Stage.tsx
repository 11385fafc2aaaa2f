import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../ui/Button.tsx'
import { burst } from '../../ui/burst.ts'
import { focusPage } from '../../ui/focus-page.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type Celebration, endCelebration, shownCelebration } from './celebrations.ts'
import { Emblem } from './Emblem.tsx'
import { play } from './play.ts'
import classes from './stage.module.css'
import { useMilestoneTexts } from './use-milestone-texts.tsx'

/** The id of the card's element. */
const cardId = 'milestone'

/** The time before a celebration closes by itself. */
const shownSeconds = 8

/** Shows the celebrations over the page without blocking it. */
export function Stage() {
  const celebration = useSyncExternalStore(shownCelebration.subscribe, shownCelebration.read)
  return (
    <>
      {celebration && <Card key={celebration.id} celebration={celebration} />}
      <Announcement celebration={celebration} />
    </>
  )
}

/** A live region for screen readers. It is rendered before it has text, or it would not be announced. */
function Announcement({ celebration }: { celebration: Celebration | null }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {celebration && <MilestoneText celebration={celebration} />}
    </VisuallyHidden>
  )
}

function MilestoneText({ celebration: { milestone } }: { celebration: Celebration }) {
  const { title, text } = useMilestoneTexts(milestone)
  return (
    <>
      {title}. {text}
    </>
  )
}

function Card({ celebration: { id, milestone } }: { celebration: Celebration }) {
  const { t } = useLingui()
  const { title, text, more } = useMilestoneTexts(milestone)
  const emblem = useRef<HTMLDivElement>(null)
  const [isPaused, setPaused] = useState(false)

  useEffect(() => {
    burst(emblem.current, milestone.kind === 'level' ? { pieces: 40, reach: 200 } : { pieces: 22, reach: 130 })
    play(milestone.kind === 'level' ? 'fanfare' : 'card')
  }, [milestone])

  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) putAway(id)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [id])

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(endCelebration, shownSeconds * 1000, id)
    return () => clearTimeout(timer)
  }, [isPaused, id])

  return (
    <section
      id={cardId}
      className={classes.card}
      data-kind={milestone.kind}
      aria-label={t`Your achievement`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div ref={emblem} className={classes.emblem}>
        <Emblem milestone={milestone} />
      </div>
      <h2 className={classes.title}>{title}</h2>
      {more}
      <p className={classes.text}>{text}</p>
      <Button className={classes.close} onClick={() => putAway(id)}>
        <Trans>Great!</Trans>
      </Button>
    </section>
  )
}

/** Restores the focus when the card disappears with it. Focus elsewhere is not changed. */
function putAway(id: number): void {
  const hadFocus = document.getElementById(cardId)?.contains(document.activeElement)
  endCelebration(id)
  if (hadFocus) focusPage()
}
