import type { ComponentType, LazyExoticComponent } from 'react'
import { lazyWithRetry } from './lazy-with-retry.ts'
import { type Catalog, loadCatalog } from './locale.ts'

/** A component that loads later, together with the catalogs of its texts. */
export const lazyWithTexts = <Props>(
  load: () => Promise<ComponentType<Props>>,
  ...catalogs: Catalog[]
): LazyExoticComponent<ComponentType<Props>> =>
  lazyWithRetry(async () => {
    const [component] = await Promise.all([load(), ...catalogs.map(loadCatalog)])
    return { default: component }
  })
