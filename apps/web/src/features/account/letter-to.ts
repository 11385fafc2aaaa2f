/**
 * The address that one page hands to the next, kept with the visit and not in the page's own address: that is shown,
 * remembered and sent on.
 */
declare module '@tanstack/react-router' {
  interface HistoryState {
    letterTo?: string
  }
}

export const letterTo = (state: { letterTo?: unknown }): string =>
  typeof state.letterTo === 'string' ? state.letterTo : ''
