const storageKey = 'payment'

/** The payment that this tab started. A user who returns from the provider without paying can continue it. */
export const storedPayment = {
  read: (): string | null => sessionStorage.getItem(storageKey),
  write: (sessionId: string): void => sessionStorage.setItem(storageKey, sessionId),
}
