import { t } from '@lingui/core/macro'

/**
 * Returns the text for an error code in the current language. The texts load with the first failure. If they cannot be
 * loaded, there is no connection, and the text says so.
 * @param name the member for whom it was refused, as `refusedName` finds it
 */
export async function failureText(code: string, name?: string): Promise<string> {
  try {
    const { errorText } = await import('./errors/error-text.ts')
    return await errorText(code, name)
  } catch {
    return noConnection()
  }
}

export const noConnection = (): string => t`Can’t reach the server. Check your internet and try again.`
