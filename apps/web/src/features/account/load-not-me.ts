import { loadCatalog } from '../../app/locale.ts'
import { checkLink } from './check-link.ts'

/** The link of the page that reports a sign-in, and its state. */
export async function loadNotMe({ token: given }: Record<string, unknown>) {
  const token = typeof given === 'string' ? given : ''
  const [looked] = await Promise.all([checkLink(token, 'notMe'), loadCatalog('account')])
  return { token, looked }
}
