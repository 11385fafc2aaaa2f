import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(new URL('../../../examples/typescript-client/package.json', import.meta.url))
const url = pathToFileURL(require.resolve('typescript')).href

registerHooks({
  resolve: (name, context, next) => (name === 'typescript' ? next(url, context) : next(name, context)),
})
