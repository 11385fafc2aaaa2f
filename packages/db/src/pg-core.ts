/** The one import of drizzle-orm/pg-core, for the reason in drizzle.ts. */
export * from 'drizzle-orm/pg-core'
