import { Trans } from '@lingui/react/macro'
import { trpcClient } from '../../app/trpc.ts'
import { WithPassword } from './with-password.tsx'

/** Confirms a download with the password. The browser then fetches the file by itself. */
export function FetchBackup({ name, close }: { name: string; close: () => void }) {
  async function fetchFile(password: string) {
    const { path } = await trpcClient.installation.offerBackup.mutate({ name, password })
    const link = document.createElement('a')
    link.href = path
    link.download = name
    link.click()
    close()
  }
  return (
    <WithPassword
      text={<Trans>The file contains everything that people wrote here. Keep it where only you can read it.</Trans>}
      action={<Trans>Download</Trans>}
      close={close}
      onConfirm={fetchFile}
    />
  )
}
