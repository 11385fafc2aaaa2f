/** Why an e-mail was not sent. */
export interface Fault {
  /** In a few words, without what the mail server said: that may name the address. */
  fault: string
  /** Whether trying again is in vain. */
  final: boolean
  /** What is no fault of the mail server but ours. */
  err?: unknown
}

/** What the mail library tells of a talk that went wrong. */
interface TalkFault {
  code: string
  command?: string | undefined
  responseCode?: number | undefined
}

const isOfTalk = (error: unknown): error is TalkFault =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'command' in error

/** The mail server has said a lasting no to this e-mail, not to us: no to a sender or a password is the operator's to mend. */
const isLasting = ({ code, command, responseCode = 0 }: TalkFault): boolean =>
  ['EENVELOPE', 'EMESSAGE'].includes(code) && command !== 'MAIL FROM' && responseCode >= 500 && responseCode < 600

export function readFault(error: unknown): Fault {
  if (error instanceof Error && 'code' in error && error.code === 'EABORT') {
    return { fault: 'not sent in time', final: false }
  }
  if (!isOfTalk(error)) return { fault: 'unexpected', final: false, err: error }
  const { code, command, responseCode } = error
  const fault = [code, command, responseCode].filter((part) => part !== undefined).join(' ')
  return { fault, final: isLasting(error) }
}
