import { checkLink } from './check-link.ts'
import { prepareWays } from './prepare-ways.ts'

/** The link of the page that reports a sign-in, its state, and how its user can come back. */
export async function loadNotMe({ token: given }: Record<string, unknown>) {
  const token = typeof given === 'string' ? given : ''
  const [link, ways] = await Promise.all([checkLink(token, 'notMe'), prepareWays()])
  return { token, link, ways }
}
