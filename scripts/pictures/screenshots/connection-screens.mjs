import { press, pressForDialog } from './press.mjs'

/** @typedef {import('./screens.mjs').Screen} Screen */

const texts = {
  moreForGroup: /^(More for|Още действия за) .*(Collins|Николови)/,
  webhooks: /^(Webhooks|Уебхукове)$/,
  newWebhook: /^(New webhook|Нов уебхук)$/,
  editWebhook: /^(Edit|Промени|Редактирай): hooks/,
  removeWebhook: /^(Delete|Изтрий): hooks/,
  newToken: /^(New token|Нов ключ)$/,
  disconnect: /^(Disconnect|Прекъсни|Изключи).*: /,
}

/** @type {(name: string, button: RegExp) => Screen} */
const onPage = (name, button) => ({
  name,
  as: 'player',
  path: '/settings/connections',
  open: (page) => pressForDialog(page, button),
})

/** What other programs have been connected with. @type {Screen[]} */
export const connectionScreens = [
  { name: 'settings-connections', as: 'player', path: '/settings/connections', whole: true },
  { name: 'connections-none', as: 'newcomer', path: '/settings/connections', whole: true },
  onPage('webhook-new', texts.newWebhook),
  onPage('webhook-edit', texts.editWebhook),
  onPage('webhook-remove', texts.removeWebhook),
  onPage('token-new', texts.newToken),
  onPage('app-disconnect', texts.disconnect),
  {
    name: 'webhooks-of-group',
    as: 'player',
    path: '/groups/:home',
    async open(page) {
      await press(page, texts.moreForGroup)
      await page.getByRole('menuitem', { name: texts.webhooks }).click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
]
