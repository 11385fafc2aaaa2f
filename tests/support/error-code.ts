interface Reply {
  /** Is missing in the results of tRPC. */
  status?: number
  result?: unknown
  error?: { message: string } | undefined
}

/** The error code of a reply, or `ok` when the call succeeded. */
export const codeIn = ({ status = 200, error }: Reply): string =>
  error?.message ?? (status === 200 ? 'ok' : `status ${status}`)

export const errorCodeOf = async (reply: Promise<Reply>): Promise<string> => codeIn(await reply)
