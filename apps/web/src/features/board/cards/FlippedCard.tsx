import { Trans, useLingui } from '@lingui/react/macro'
import { CloseButton } from '@mantine/core'
import { type AnimationEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { flyToCounter } from '../../../ui/flight.ts'
import { announce } from '../../../ui/toasts.ts'
import type { SpecialKind } from '../board.ts'
import { Glyph, squareColours } from '../Glyph.tsx'
import { squareNames } from '../square-names.ts'
import { CardActions } from './CardActions.tsx'
import { CardFace } from './CardFace.tsx'
import { CardReward, rewardsOf } from './CardReward.tsx'
import classes from './card.module.css'
import { closeCard, type FlippedCardProps, markerAttribute } from './flipped-card.ts'
import { useCardText } from './use-card-text.ts'

/**
 * The card of the pawn's square, which flips when the pawn has landed. It never takes the focus by itself, so it does
 * not interrupt a user who completes several tasks.
 */
export function FlippedCard({ board, isRequested, over }: FlippedCardProps) {
  const { t, i18n } = useLingui()
  const { card } = board
  const kind = card.kind as SpecialKind
  const id = useId()
  const scene = useRef<HTMLElement>(null)
  const [place] = useState(over)
  const text = useCardText(card)
  const toSay = useRef(text)

  useEffect(() => {
    if (isRequested) scene.current?.focus({ preventScroll: true })
    else announce(toSay.current)
    const stops = [closeByEscape(), ...(place === 'window' ? [closeByTapElsewhere()] : [])]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isRequested, place])

  function onFlipped({ currentTarget, target }: AnimationEvent<HTMLElement>) {
    if (isRequested || target !== currentTarget) return
    for (const { currency } of rewardsOf(card)) {
      const piece = currentTarget.querySelector(`[data-currency="${currency}"] > svg`)
      if (piece) flyToCounter(piece, currency)
    }
  }

  const content = (
    <div className={classes.over} data-over={place}>
      <section
        ref={scene}
        className={classes.scene}
        data-card
        tabIndex={-1}
        aria-labelledby={`${id}-kind`}
        aria-describedby={`${id}-text`}
      >
        <div className={classes.card} style={squareColours[kind]} onAnimationEnd={onFlipped}>
          <CardBack />
          <div className={classes.front}>
            <CloseButton className={classes.close} size={40} aria-label={t`Close card`} onClick={closeCard} />
            <header className={classes.head}>
              <span className={classes.medal}>
                <svg viewBox="-32 -32 64 64" aria-hidden="true">
                  <Glyph kind={kind} />
                </svg>
              </span>
              <h2 className={classes.kind} id={`${id}-kind`}>
                {i18n._(squareNames[kind])}
              </h2>
            </header>
            <div className={classes.content} id={`${id}-text`}>
              {card.drawnFrom === 'random' && (
                <p className={classes.from}>
                  <Trans>Surprise!</Trans>
                </p>
              )}
              <CardFace card={card} />
              <CardReward card={card} />
            </div>
            <CardActions board={board} />
          </div>
        </div>
      </section>
    </div>
  )
  // The dashboard's grid is a container, inside which `position: fixed` does not refer to the window.
  return place === 'window' ? createPortal(content, document.body) : content
}

function CardBack() {
  return (
    <div className={classes.back} aria-hidden="true">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="9.5" r="4" />
        <path d="M16 12.5c3 0 2.300 5 6 9.500H10c3.700-4.500 3-9.500 6-9.500Z" />
      </svg>
    </div>
  )
}

/** Escape closes the card wherever the focus is, unless a dialog or a menu uses the key. */
function closeByEscape(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (document.querySelector('[role="dialog"]:not([popover]), dialog[open], [popover]:popover-open')) return
    closeCard()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/** A card over the window hides the page, so a tap outside closes it. Its marker opens it again. */
function closeByTapElsewhere(): () => void {
  const onPointerDown = ({ target }: PointerEvent) => {
    const isOwn = target instanceof Element && target.closest(`[data-card], [${markerAttribute}], [role="dialog"]`)
    if (!isOwn) closeCard()
  }
  document.addEventListener('pointerdown', onPointerDown)
  return () => document.removeEventListener('pointerdown', onPointerDown)
}
