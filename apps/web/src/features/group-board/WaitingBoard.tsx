import { useLingui } from '@lingui/react/macro'
import { WaitingPicture } from '../board/WaitingPicture.tsx'

/** The place of the board until it renders. */
export function WaitingBoard({ size = 40 }: { size?: number }) {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`}>
      <WaitingPicture size={size} />
    </div>
  )
}
