import { loadCatalog } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'

/**
 * Readies the sign-in by Google where the server offers it, before its page is shown.
 * @returns the client id; null where it is not offered, or where that cannot be found out: a password goes all the same
 */
export async function readyGoogle(): Promise<string | null> {
  const config = await trpcUtils.config.read.ensureData({}).catch(() => null)
  if (!config?.googleClientId) return null
  await loadCatalog('sessions')
  return config.googleClientId
}
