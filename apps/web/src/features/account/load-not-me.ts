import { checkLink } from './check-link.ts'
import { prepareSignIn } from './prepare-sign-in.ts'

/** The link of the page that reports a sign-in, its state, and how its user can come back. */
export async function loadNotMe({ token: given }: Record<string, unknown>) {
  const token = typeof given === 'string' ? given : ''
  const [link, options] = await Promise.all([checkLink(token, 'notMe'), prepareSignIn()])
  return { token, link, options }
}
