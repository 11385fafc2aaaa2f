import type { Page } from '@playwright/test'

/** Makes one procedure respond as if the database were away. */
export function failProcedure(page: Page, procedure: string): Promise<unknown> {
  const failure = { message: 'serviceUnavailable', type: 'ServiceUnavailable', status: 503 }
  const error = {
    message: failure.message,
    code: -32603,
    data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503, error: failure },
  }
  return page.route(`**/trpc/${procedure}?*`, (route) => route.fulfill({ status: 503, json: [{ error }] }))
}
