/**
 * The one import of drizzle-orm in modules that run in the server. Its package.json has 179 KB, and Node parses it for
 * each module that imports the package by name: 270 of them took half of the time in which a server starts.
 */
export * from 'drizzle-orm'
