import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { locales } from '@questboard/i18n'
import { expect, it } from 'vitest'

const configPath = new URL('../../lingui.config.ts', import.meta.url).pathname

it('every catalogue contains exactly the texts that the code uses', async () => {
  for (const catalog of await getCatalogs(getConfig({ configPath }))) {
    const inCode = Object.keys((await catalog.collect()) ?? {}).sort()
    for (const locale of locales) {
      const written = Object.keys((await catalog.read(locale)) ?? {}).sort()
      expect(written, `${catalog.path}, ${locale}: run npm run extract -w @questboard/web`).toEqual(inCode)
    }
  }
}, 30_000)
