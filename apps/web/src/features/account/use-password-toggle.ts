import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** Lets a password be seen while it is typed; the button says what it does, and the keyboard reaches it. */
export function usePasswordToggle() {
  const { t } = useLingui()
  const [visible, onVisibilityChange] = useState(false)
  return {
    visible,
    onVisibilityChange,
    visibilityToggleFocusable: true,
    visibilityToggleButtonProps: { 'aria-label': visible ? t`Hide the password` : t`Show the password` },
  }
}
