import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Amount } from '../../../ui/Amount.tsx'
import { flyToCounter } from '../../../ui/flight.ts'
import type { Verdict } from './answer.ts'
import classes from './question.module.css'

/** Whether the answer was right, and its reward. Announced when it appears. */
export function VerdictLine({ verdict, right }: { verdict: Verdict | null; right: { text: string } | undefined }) {
  const line = useRef<HTMLParagraphElement>(null)
  const answer = right?.text ?? ''
  useEffect(() => {
    if (!verdict?.correct) return
    for (const currency of ['gold', 'exp'] as const) {
      const piece = line.current?.querySelector(`[data-currency="${currency}"] > svg`)
      if (piece) flyToCounter(piece, currency)
    }
  }, [verdict])
  return (
    <p ref={line} className={classes.verdict} role="status" data-right={verdict?.correct}>
      {verdict?.correct && (
        <>
          <strong>
            <Trans>That’s right!</Trans>
          </strong>
          {verdict.gold > 0 && <Amount currency="gold" value={verdict.gold} chip />}
          {verdict.exp > 0 && <Amount currency="exp" value={verdict.exp} chip />}
        </>
      )}
      {verdict?.correct === false && (
        <span>
          <Trans>Not quite. The right answer is “{answer}”.</Trans>
        </span>
      )}
    </p>
  )
}
