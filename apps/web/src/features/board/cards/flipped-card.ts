import type { Board } from '@questboard/api/board/schema'
import type { ComponentType } from 'react'
import { session } from '../../../app/trpc.ts'
import { createStore } from '../../../ui/store.ts'

export type FlippedCardProps = {
  board: Board
  /** The person asked for it, so it takes the focus; else the pawn has just landed on it. */
  isRequested: boolean
  /** Over the board, or over the window where the board is not to be seen. */
  over: 'board' | 'window'
}

/** The card that is turned over: its name, and how it is drawn, which is fetched with the first one. */
export type FlippedCardState = { key: string; isRequested: boolean; Card: ComponentType<FlippedCardProps> }

export const flippedCard = createStore<FlippedCardState | null>(null)

/** Marks what opens the card again; it takes the focus back when the card is put away. */
export const markerAttribute = 'data-card-marker'

session.onSignedOut(() => flippedCard.write(null))

/** Puts the turned card away; what can still be done with it waits under its marker. */
export function closeCard(): void {
  const hadFocus = document.activeElement?.closest('[data-card]') !== null
  flippedCard.write(null)
  const marker = hadFocus ? document.querySelector<HTMLElement>(`[${markerAttribute}]`) : null
  if (hadFocus) (marker ?? document.getElementById('main'))?.focus({ preventScroll: true })
}
