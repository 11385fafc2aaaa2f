import { useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import classes from './DialogFrame.module.css'
import type { OpenDialog } from './dialogs.ts'

/** The frame of a dialog. Neither a click outside nor Escape closes it, so no input is lost; a sheet has none. */
export default function DialogFrame({ dialog }: { dialog: OpenDialog }) {
  const { t } = useLingui()
  return (
    <Modal
      opened
      onClose={dialog.close}
      title={dialog.title}
      size={dialog.width}
      closeOnClickOutside={dialog.isSheet ?? false}
      closeOnEscape={dialog.isSheet ?? false}
      {...(dialog.isSheet && { classNames: { inner: classes.inner ?? '', content: classes.content ?? '' } })}
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
