import type { Page } from '@playwright/test'

/** Makes one procedure respond as if the database were away. */
export function failProcedure(page: Page, procedure: string): Promise<unknown> {
  return refuse(page, procedure, { message: 'serviceUnavailable', type: 'ServiceUnavailable', status: 503 })
}

/** Makes one procedure respond that a limit is reached. */
export const refuseProcedure = (page: Page, procedure: string): Promise<unknown> =>
  refuse(page, procedure, { message: 'tooManyItems', type: 'Conflict', status: 409 })

type Failure = { message: string; type: string; status: number }

function refuse(page: Page, procedure: string, failure: Failure): Promise<unknown> {
  const { message, status } = failure
  const error = { message, code: -32603, data: { code: 'ANY', httpStatus: status, error: failure } }
  // A single response that is not a list answers every call of the request.
  return page.route(`**/trpc/${procedure}?*`, (route) => route.fulfill({ status, json: { error } }))
}
