import { useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import type { OpenDialog } from './dialogs.ts'

/** The frame of a dialog. Neither a click outside nor Escape closes it, so no input is lost. */
export default function DialogFrame({ dialog }: { dialog: OpenDialog }) {
  const { t } = useLingui()
  return (
    <Modal
      opened
      onClose={dialog.close}
      title={dialog.title}
      size={dialog.width}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t`Close` }}
      // Mantine renders a <header>, which would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 0 }}
      centered
    >
      {dialog.render(dialog.close)}
    </Modal>
  )
}
