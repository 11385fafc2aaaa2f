import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { bodyOf, DomainError, type ErrorBody } from '@questboard/api'

/** An error of the HTTP parser. */
type ParserError = Error & { code?: string }

const tooLarge = ['HPE_HEADER_OVERFLOW', 'HPE_CHUNK_EXTENSIONS_OVERFLOW']

/**
 * Refuses an unreadable request with the error codes of the REST contract: `payloadTooLarge` for headers of more than
 * 16 KiB, `invalidData` for invalid HTTP. A request that is too slow gets a 408 without a body, for which there is no
 * code. The connection is then closed.
 */
export function refuseMalformedRequest(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(responseTo(error))
  socket.destroy()
}

function responseTo({ code }: ParserError): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return message(408)
  return messageOf(bodyOf(new DomainError(code && tooLarge.includes(code) ? 'payloadTooLarge' : 'invalidData')))
}

const messageOf = (error: ErrorBody): string =>
  message(error.status, JSON.stringify({ error }), ['content-type: application/json; charset=utf-8'])

function message(status: number, body = '', extraHeaders: string[] = []): string {
  const headers = ['connection: close', 'cache-control: no-store', 'x-content-type-options: nosniff', ...extraHeaders]
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, `content-length: ${body.length}`]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
