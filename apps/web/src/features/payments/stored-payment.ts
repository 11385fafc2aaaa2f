const KEPT = 'payment'

/** The payment that this tab started. A user who returns from the provider without paying can continue it. */
export const storedPayment = {
  read: (): string | null => sessionStorage.getItem(KEPT),
  write: (sessionId: string): void => sessionStorage.setItem(KEPT, sessionId),
}
