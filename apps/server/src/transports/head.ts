import type { RequestHead } from '@questboard/api'
import type { FastifyRequest } from 'fastify'
import { networkOfClient } from './network-of.ts'

/** The text of a header, with the values of a repeated one joined. */
export const headerText = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(', ') : header

const maxAgentLength = 300

const bearer = /^Bearer +(\S+) *$/i

export const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1]

/** The metadata of a request, from its headers. */
export function headOf(request: FastifyRequest): RequestHead {
  const { id, headers } = request
  return {
    token: tokenOf(request),
    timeZoneName: headerText(headers.timezone),
    timeZoneOffset: headerText(headers['timezone-offset']),
    acceptLanguage: headers['accept-language'],
    requestId: id,
    address: networkOfClient(request),
    agent: (headers['user-agent'] ?? '').slice(0, maxAgentLength),
  }
}

/**
 * The metadata of a REST request: that of `headOf`, the key of the call from a header, and limits that the response
 * names. A tRPC request may be a batch, so its keys are in the inputs.
 */
export const restHeadOf = (request: FastifyRequest): RequestHead => ({
  ...headOf(request),
  idempotencyKey: headerText(request.headers['idempotency-key']),
  ifMatch: headerText(request.headers['if-match']),
  reportQuota: request.reportQuota,
})
