const page = '/stripe-payment'

/** The path of the app's page for a payment. */
export const addressOf = (sessionId: string): string => `${page}?sessionId=${encodeURIComponent(sessionId)}`

type PaymentTab = {
  /** False when the browser blocked the tab. */
  isOpen: boolean
  /** Redirects the tab to the payment, when its id is known. */
  lead(sessionId: string): void
  close(): void
}

/** Opens the tab for a payment. If it was blocked, redirecting does nothing. */
export function openPaymentTab(): PaymentTab {
  const tab = window.open(page, '_blank')
  return {
    isOpen: tab !== null,
    lead: (sessionId) => tab?.location.replace(addressOf(sessionId)),
    close: () => tab?.close(),
  }
}
