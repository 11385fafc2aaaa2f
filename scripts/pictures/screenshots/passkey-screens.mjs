import { press, pressForDialog } from './press.mjs'

/** The password of the people in the screenshots. */
const password = 'correct horse battery'

/** Labels of buttons, in both languages. */
const texts = {
  add: /^(Add a passkey|Добави ключ за достъп)$/,
  next: /^(Continue|Продължи)$/,
}

const path = '/settings/security#passkeys'

/** The passkeys in the settings: one, and the dialog that adds one. @type {import('./screens.mjs').Screen[]} */
export const passkeyScreens = [
  { name: 'passkey-new', as: 'player', path, open: (page) => pressForDialog(page, texts.add) },
  {
    name: 'passkeys',
    as: 'player',
    path,
    async open(page) {
      await addAuthenticator(page)
      await pressForDialog(page, texts.add)
      await page.getByRole('dialog').locator('input[type=password]').fill(password)
      await press(page, texts.next)
      await page.locator('section#passkeys').getByRole('listitem').first().waitFor()
    },
  },
]

/** @param {import('./screens.mjs').Page} page */
async function addAuthenticator(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
