import { type Catalog, loadCatalog } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { onlyPasswords, type Ways } from './ways.ts'

/** Loads what the pages for signing in need before they are shown: their texts, and the ways to sign in. */
export async function prepareWays(...catalogs: Catalog[]): Promise<Ways> {
  const [ways] = await Promise.all([readWays(), ...(['account', ...catalogs] as const).map(loadCatalog)])
  return ways
}

/** If the ways cannot be found out, passwords are offered: the server refuses what it does not accept. */
async function readWays(): Promise<Ways> {
  const config = await trpcUtils.config.read.ensureData({}).catch(() => null)
  if (!config) return onlyPasswords
  const { googleClientId, oidc, passwordSignIn, signUp, name, awaitsOwner } = config
  if (googleClientId || oidc) await loadCatalog('sessions')
  return { googleClientId, oidc, passwordSignIn, signUp, name, awaitsOwner }
}
