import type { Board } from '@questboard/api/board/schema'
import type { ComponentType } from 'react'
import { session } from '../../../app/trpc.ts'
import { focusPage } from '../../../ui/focus-page.ts'
import { createStore } from '../../../ui/store.ts'

export type FlippedCardProps = {
  board: Board
  /** The user opened it, so it takes the focus. Otherwise the pawn has just landed on it. */
  isRequested: boolean
  /** Over the board, or over the window if the board is not visible. */
  over: 'board' | 'window'
}

/** The open card: its key, and its component, which loads with the first card. */
export type FlippedCardState = { key: string; isRequested: boolean; Card: ComponentType<FlippedCardProps> }

export const flippedCard = createStore<FlippedCardState | null>(null)

/** Marks the button that opens the card again. It gets the focus back when the card closes. */
export const markerAttribute = 'data-card-marker'

session.onSignedOut(() => flippedCard.write(null))

/** Closes the card. Its marker opens it again while something is left to do. */
export function closeCard(): void {
  const hadFocus = document.activeElement?.closest('[data-card]') !== null
  flippedCard.write(null)
  if (!hadFocus) return
  const marker = document.querySelector<HTMLElement>(`[${markerAttribute}]`)
  if (marker) marker.focus({ preventScroll: true })
  else focusPage()
}
