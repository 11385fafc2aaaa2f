import type { RequestHead } from '@questboard/api'
import type { FastifyRequest } from 'fastify'
import { networkOfClient } from './network-of.ts'

export const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(', ') : header

const longestAgent = 300

const bearer = /^Bearer +(\S+) *$/i

export const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1]

/** The metadata of a request, from its headers. */
export function headOf(request: FastifyRequest): RequestHead {
  const { id, headers } = request
  return {
    token: tokenOf(request),
    timeZoneName: one(headers.timezone),
    timeZoneOffset: one(headers['timezone-offset']),
    acceptLanguage: headers['accept-language'],
    requestId: id,
    address: networkOfClient(request),
    agent: (headers['user-agent'] ?? '').slice(0, longestAgent),
  }
}

/**
 * The same for REST, with the key of the call in a header, and limits that the response names. A tRPC request may be a batch, so its keys are in the
 * inputs.
 */
export const restHeadOf = (request: FastifyRequest): RequestHead => ({
  ...headOf(request),
  idempotencyKey: one(request.headers['idempotency-key']),
  ifMatch: one(request.headers['if-match']),
  noteQuota: request.noteQuota,
})
