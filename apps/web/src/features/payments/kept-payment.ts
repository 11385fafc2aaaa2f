const KEPT = 'payment'

/** The payment that this tab left for the provider's page: whoever comes back from there without paying may go on. */
export const keptPayment = {
  read: (): string | null => sessionStorage.getItem(KEPT),
  write: (sessionId: string): void => sessionStorage.setItem(KEPT, sessionId),
}
