/** The addresses that are told of what happens. */
export function WebhookList() {
  return null
}
