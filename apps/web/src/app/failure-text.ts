import { t } from '@lingui/core/macro'

/**
 * What a failure's code means to the person, in the language of the interface. The texts come with the first failure;
 * when not even they can be fetched, there is no connection, and that is told.
 */
export async function failureText(code: string): Promise<string> {
  try {
    const { errorText } = await import('./errors/error-text.ts')
    return await errorText(code)
  } catch {
    return noConnection()
  }
}

export const noConnection = (): string => t`There is no connection to the server. Check your internet and try again.`
