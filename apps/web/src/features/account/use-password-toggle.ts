import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** A labelled button that shows the password while typing and is reachable by keyboard. */
export function usePasswordToggle() {
  const { t } = useLingui()
  const [visible, onVisibilityChange] = useState(false)
  return {
    visible,
    onVisibilityChange,
    visibilityToggleFocusable: true,
    visibilityToggleButtonProps: { 'aria-label': visible ? t`Hide password` : t`Show password` },
  }
}
