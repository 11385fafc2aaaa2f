import { pressForDialog } from './press.mjs'

/** @typedef {import('./screens.mjs').Screen} Screen */

const backup = /^(Make a backup now|Направи .*копие)/
const download = /^(Download the backup|Изтегли копието)/

/** What the owner of a server sees. The first one is before it is set up. @type {Screen[]} */
export const ownerScreens = [
  { name: 'setup', as: 'first', path: '/setup', whole: true },
  { name: 'installation', as: 'owner', path: '/settings/installation', whole: true },
  {
    name: 'installation-backup',
    as: 'owner',
    path: '/settings/installation',
    whole: true,
    async open(page) {
      await page.getByRole('button', { name: backup }).click()
      await page.getByRole('button', { name: download }).first().waitFor()
    },
  },
  {
    name: 'installation-download',
    as: 'owner',
    path: '/settings/installation',
    open: (page) => pressForDialog(page, download),
  },
]
