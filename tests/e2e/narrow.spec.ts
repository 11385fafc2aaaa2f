import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { giveTo } from '../support/balances.ts'
import { putCardsAway } from '../support/cards.ts'
import { expectToFit } from '../support/fits.ts'
import { joinByInvitation } from '../support/group.ts'
import { openScreen } from '../support/open-screen.ts'
import { test as asPlayer, expect } from '../support/player.ts'
import { expectOk } from '../support/rest.ts'
import type { Person } from '../support/test-server.ts'
import { test as asVisitor } from '../support/visitor.ts'

const titles = {
  sentence:
    'Прочети внимателно всичките четиридесет и седем страници на договора, преди да го подпишеш, и запиши въпросите си',
  word: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  emoji: '👨‍👩‍👧‍👦'.repeat(20),
  arabic: 'اشترِ الخبز والحليب والبيض من المتجر القريب من البيت قبل أن يغلق في السابعة مساءً',
  address: 'https://example.org/a/very/long/address/without/any/place/to/break/it/for/a/narrow/window',
}

/** Gives a player the longest of everything: names, balances, open and done tasks. */
async function fill(player: Person) {
  const tags = await player.send<{ id: string }[]>('GET /tags')
  const checklist = Object.values(titles).map((title) => ({ title }))
  const rest = {
    gold: 100,
    type: 'weekly',
    checklist,
    tags: tags.result.slice(0, 5).map(({ id }) => id),
    requireResult: true,
  }
  for (const title of Object.values(titles)) {
    const { result } = await player.send<{ id: string }>('POST /user/tasks', { ...rest, title, notes: title })
    if (title === titles.emoji) await player.send(`POST /user/tasks/${result.id}/complete`, { result: titles.word })
  }
  await player.send('PUT /users/profile', { name: 'Максимилиана-Александрина Преображенска-Константинова 🧚🏽‍♀️' })
  await giveTo(player, { gold: 12_345_678, gems: 9_999_999, exp: 1_234_567 })
}

const panel = (page: Page) => page.getByRole('region', { name: /^(Tasks|Задачи)$/ })
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^(Close|Затвори)$/ })

for (const locale of ['bg-BG', 'en-GB']) {
  asVisitor.describe(locale, () => {
    asVisitor.use({ locale })

    asVisitor('public pages fit a 320 px window', async ({ page }) => {
      for (const path of [
        '/',
        '/login',
        '/no-such-square',
        '/tablet',
        '/privacy-policy',
        '/account-deleted?until=2026-04-09',
        '/password-recovery',
        '/successfully-registration',
        '/reset-password?token=half',
        '/activate-account?token=half',
        '/confirm-email?token=half',
        '/not-me?token=half',
        '/unsubscribe?token=half',
        '/sign-up',
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectToFit(page)
      }
      await page.getByRole('button', { name: /^(Start playing|Започни играта)$/ }).click()
      await expect(page.getByText(/^(Enter a name of up to 150 characters|Въведи име до 150 знака)\.$/)).toBeVisible()
      await expectToFit(page)
    })
  })

  asPlayer.describe(locale, () => {
    asPlayer.use({ locale })

    asPlayer('long words, emoji and Arabic fit the tasks in a 320 px window', async ({ page, player }) => {
      await fill(player)
      await putCardsAway(page)
      await page.goto('/dashboard')
      await expect(panel(page).getByRole('checkbox')).toHaveCount(5)
      await expectToFit(page)
      await expectAccessible(page)

      await panel(page).getByRole('textbox').fill(titles.word)
      await expectToFit(page)
      await panel(page).getByRole('textbox').clear()

      const checklist = panel(page)
        .getByRole('button', { name: /^(Checklist of|Стъпки на)/ })
        .first()
      await checklist.click()
      await expect(panel(page).getByRole('checkbox')).toHaveCount(10)
      await expectToFit(page)
      await expectAccessible(page)
      await checklist.click()

      await panel(page).getByRole('listitem').filter({ hasText: titles.sentence }).getByRole('button').last().click()
      await page.getByRole('menuitem').first().click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
      await expectToFit(page)
      await close(page).click()

      const dialog = page.getByRole('dialog')
      await panel(page).getByRole('listitem').filter({ hasText: titles.word }).getByRole('button').last().click()
      await page.getByRole('menuitem', { name: /^(History|История)/ }).click()
      await expect(close(page)).toBeInViewport({ ratio: 1 })
      await close(page).click()

      await panel(page).getByRole('checkbox', { name: titles.address }).click()
      await expect(dialog.getByRole('textbox')).toBeFocused()
      await dialog.getByRole('textbox').fill(titles.word)
      await expectToFit(page)
      await dialog.getByRole('button', { name: /^(Complete|Изпълни)$/ }).click()
      await expect(dialog).toHaveCount(0)
      // With a toast at the bottom of the window.
      await expectToFit(page)

      await panel(page).getByRole('listitem').filter({ hasText: titles.emoji }).getByRole('button').last().click()
      await page.getByRole('menuitem').first().click()
      await expect(dialog.getByText(titles.word, { exact: true })).toBeVisible()
      await expectToFit(page)
    })

    asPlayer('a long name and large sums fit the frame and every page in a 320 px window', async ({ page, player }) => {
      await fill(player)
      await page.goto('/dashboard')
      await page.getByRole('button', { name: /^(Open the whole board|Отвори цялата дъска)/ }).press('Enter')
      await expect(close(page)).toBeVisible()
      await expectToFit(page)
      await close(page).click()

      await page.getByRole('button', { name: /^(Side panel|Страничен панел)$/ }).click()
      const profile = page.getByRole('region', { name: /^(Profile|Профил)$/ })
      await expect(profile.getByText(/12[,\u00a0]345[,\u00a0]778/)).toBeVisible()
      await expectToFit(page)
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: /^(.*’s account|Профил на .*)$/ }).click()
      await expect(page.getByRole('menuitem').last()).toBeVisible()
      await expectToFit(page)
      await page.keyboard.press('Escape')

      for (const path of [
        '/settings',
        '/settings/profile',
        '/settings/security',
        '/settings/connections',
        '/missions',
        '/balances',
        '/statistics',
        '/store/avatars',
        '/store/boards',
        '/store/purchases',
      ]) {
        await openScreen(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const table of await page.getByText(/^(Show as a table|Покажи като таблица)$/).all()) await table.click()
        await expectToFit(page)
      }
    })

    asPlayer('the pages of a group fit a 320 px window', async ({ page, player, newPlayer }) => {
      const name = 'Максимилиана-Александрина Преображенска-Константинова 🧚🏽‍♀️'
      const roles = { leaderRoleDisplayName: titles.word.slice(0, 50), memberRoleDisplayName: titles.word.slice(0, 50) }
      const { id } = await expectOk(player.send<{ id: string }>('POST /groups', { name: titles.sentence, ...roles }))
      const child = await newPlayer({ name })
      await joinByInvitation({ id, creator: player }, child)
      await expectOk(player.send(`POST /groups/${id}/invite`, { email: `${'long.'.repeat(10)}name@example.org` }))
      const withApproval = { requireApprove: true, assignedUsers: [child.id] }
      const title = titles.word
      const work = { title, ruby: 100, type: 'weekly', requireResult: true, ...withApproval }
      const task = await expectOk(player.send<{ id: string }>(`POST /groups/${id}/tasks`, work))
      const path = `/groups/${id}/users/${child.id}/tasks/${task.id}` as const
      await expectOk(child.send(`PATCH ${path}/complete`, { result: titles.address }))
      await expectOk(
        player.send(`POST /groups/${id}/rewards`, { name: title, ruby: 100_000, type: 'once', ...withApproval }),
      )
      const days = { from: '2099-01-01', to: '2099-02-01', tasks: [{ title, ruby: 100, type: 'todo' }] }
      const mission = await expectOk(
        player.send<{ id: string }>(`POST /groups/${id}/missions`, {
          name: title,
          notes: title,
          ...days,
          ...withApproval,
        }),
      )
      const paths = ['', '/members', '/archive', `/dashboard?userId=${child.id}`, `/missions/${mission.id}`]
      await openScreen(page, '/groups')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectToFit(page)
      for (const path of paths) {
        await openScreen(page, `/groups/${id}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.sentence)
        const parts = page.getByRole('navigation', { name: /^(Sections|Раздели)$/ })
        // Besides the first part, and the board of a group.
        const others = path === '' ? [1, 2, 3] : path.startsWith('/dashboard') ? [1, 2] : []
        for (const part of [0, ...others]) {
          if (part > 0) await parts.getByRole('button').nth(part).click()
          if (part === 3) await expect(page.locator('[data-group-board]')).toBeVisible()
          await expectToFit(page)
          await expectAccessible(page)
        }
      }
    })
  })
}
