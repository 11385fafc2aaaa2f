/** Why an e-mail was not sent. */
export interface Fault {
  /** The fault in a few words, without the response of the mail server, which may contain the address. */
  fault: string
  /** Whether a retry is pointless. */
  permanent: boolean
  /** An error of this server rather than of the mail server. */
  err?: unknown
}

/** The error of the mail library. */
interface SmtpError {
  code: string
  command?: string | undefined
  responseCode?: number | undefined
}

const isSmtpError = (error: unknown): error is SmtpError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'command' in error

/**
 * Whether the mail server rejected this e-mail permanently. A rejected sender or password is not permanent: the
 * operator can mend it.
 */
const isPermanent = ({ code, command, responseCode = 0 }: SmtpError): boolean =>
  ['EENVELOPE', 'EMESSAGE'].includes(code) && command !== 'MAIL FROM' && responseCode >= 500 && responseCode < 600

/** Reads why sending an e-mail failed, from the error of the mail library. */
export function readFault(error: unknown): Fault {
  if (error instanceof Error && 'code' in error && error.code === 'EABORT') {
    return { fault: 'not sent in time', permanent: false }
  }
  if (!isSmtpError(error)) return { fault: 'unexpected', permanent: false, err: error }
  const { code, command, responseCode } = error
  const fault = [code, command, responseCode].filter((part) => part !== undefined).join(' ')
  return { fault, permanent: isPermanent(error) }
}
