import { loadCatalog } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'

/**
 * Loads what the sign-in with Google needs, before its page is shown.
 * @returns the client id; null when Google is not offered or this cannot be found out. Signing in with a password works
 * anyway
 */
export async function prepareGoogle(): Promise<string | null> {
  const config = await trpcUtils.config.read.ensureData({}).catch(() => null)
  if (!config?.googleClientId) return null
  await loadCatalog('sessions')
  return config.googleClientId
}
