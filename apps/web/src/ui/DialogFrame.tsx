import { useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import type { OpenDialog } from './dialogs.ts'

/** The frame of one dialog. It is persistent: neither a click beside it nor Escape loses what was written in it. */
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
      // Mantine makes it a <header>, which in a dialog counts as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 0 }}
      centered
    >
      {dialog.render(dialog.close)}
    </Modal>
  )
}
