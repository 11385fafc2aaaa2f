/**
 * The address that one page hands to the next, kept with the visit and not in the page's own address: that is shown,
 * remembered and sent on.
 */
declare module '@tanstack/react-router' {
  interface HistoryState {
    emailSentTo?: string
  }
}

export const emailSentTo = (state: { emailSentTo?: unknown }): string =>
  typeof state.emailSentTo === 'string' ? state.emailSentTo : ''
