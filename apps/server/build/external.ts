/** Packages that load native code, WebAssembly or data from beside their own code. The bundle leaves them out. */
export const external = ['@electric-sql/pglite', '@scalar/fastify-api-reference', 'sharp']
