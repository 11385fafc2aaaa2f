import { isKnown } from '@questboard/api'
import type { FastifyRequest } from 'fastify'

type Headers = Pick<FastifyRequest, 'headers'>

/** Whether the client already has this version (`If-None-Match`). */
export const holdsVersion = ({ headers }: Headers, tag: string): boolean => isKnown(headers['if-none-match'], tag)

const codings = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
}

/** Whether the client accepts a compression (`Accept-Encoding`). */
export const acceptsEncoding = ({ headers }: Headers, coding: keyof typeof codings): boolean =>
  codings[coding].test(String(headers['accept-encoding'] ?? ''))
