import { expect, test } from '../support/player.ts'

test('the API page tries a call with a token, and calls no other origin', async ({ page, player, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) elsewhere.push(url)
  })
  await page.goto('/api/docs/#tag/tags/GET/tags')
  await page.getByRole('button', { name: /Test Request.*get \/tags/ }).click()
  const client = page.getByRole('dialog')
  await client.getByPlaceholder('Token').fill(player.token)
  await client.getByRole('button', { name: /Send get request/ }).click()
  await expect(client.getByText('200 OK')).toBeVisible()
  await expect(client.getByText('"key"').first()).toBeVisible()
  expect(elsewhere).toEqual([])
})
