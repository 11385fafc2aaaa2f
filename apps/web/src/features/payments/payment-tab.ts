const page = '/stripe-payment'

/** Where a payment is made, as an address of ours. */
export const addressOf = (sessionId: string): string => `${page}?sessionId=${encodeURIComponent(sessionId)}`

interface PaymentTab {
  /** False where the browser keeps tabs from opening. */
  isOpen: boolean
  /** Leads it to the payment, as soon as that has a name. */
  lead(sessionId: string): void
  close(): void
}

/** Opens the tab in which a payment will be made. Where it did not open nothing is led anywhere. */
export function openPaymentTab(): PaymentTab {
  const tab = window.open(page, '_blank')
  return {
    isOpen: tab !== null,
    lead: (sessionId) => tab?.location.replace(addressOf(sessionId)),
    close: () => tab?.close(),
  }
}
