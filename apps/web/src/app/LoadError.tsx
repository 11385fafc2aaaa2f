import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { EmptyState } from '../ui/EmptyState.tsx'
import { CutOff } from '../ui/illustrations/CutOff.tsx'
import { usePassedFocus } from '../ui/use-passed-focus.ts'
import { useFailureText } from './use-failure-text.ts'

/** Replaces a part of a page that failed to load. */
export function LoadError({ title, error, onRetry }: { title: ReactNode; error: unknown; onRetry: () => void }) {
  const why = useFailureText(error)
  const button = useRef<HTMLButtonElement>(null)
  // Skeletons replace it while the part loads again.
  usePassedFocus(button)
  return (
    <EmptyState
      picture={<CutOff />}
      title={title}
      text={<span role="alert">{why}</span>}
      action={
        <Button ref={button} mt="xs" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
