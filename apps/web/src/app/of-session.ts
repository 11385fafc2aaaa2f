import { session } from './trpc.ts'

/**
 * Waits for the response to a call of the signed-in user.
 * @returns undefined if the session has ended meanwhile: the data then on the page is not this user's
 */
export async function ofSession<Response>(call: Promise<Response>): Promise<Response | undefined> {
  const { token } = session
  const response = await call
  return token === session.token ? response : undefined
}
