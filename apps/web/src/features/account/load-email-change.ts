import { loadCatalog } from '../../app/locale.ts'
import { checkLink } from './check-link.ts'

/** The link of the page for a new address, and its state. */
export async function loadEmailChange({ token: given }: Record<string, unknown>) {
  const token = typeof given === 'string' ? given : ''
  const [link] = await Promise.all([checkLink(token, 'emailChange'), loadCatalog('account')])
  return { token, link }
}
