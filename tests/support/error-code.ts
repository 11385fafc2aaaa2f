/** The error code of a reply, or `ok`. */
export const errorCodeOf = async (reply: Promise<{ error?: { message: string } | undefined }>): Promise<string> =>
  (await reply).error?.message ?? 'ok'
