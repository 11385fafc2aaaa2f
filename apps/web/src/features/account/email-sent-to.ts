/**
 * The e-mail address passed from one page to the next. It is stored in the session storage: a URL is visible, saved and
 * shared.
 */
declare module '@tanstack/react-router' {
  interface HistoryState {
    emailSentTo?: string
  }
}

export const emailSentTo = (state: { emailSentTo?: unknown }): string =>
  typeof state.emailSentTo === 'string' ? state.emailSentTo : ''
