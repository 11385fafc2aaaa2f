type EarlyResponse = { url: string; answer: Promise<Response> }

/**
 * The response that `first-paint.js` requested before the app loaded. Only the first request may use it. Otherwise it
 * is dropped, since a later request may belong to another user.
 */
export function takeEarlyResponse(url: unknown): Promise<Response> | undefined {
  const page = window as { early?: EarlyResponse | undefined }
  const { early } = page
  page.early = undefined
  return early?.url === url ? early?.answer : undefined
}
