/** The parts of the server that take access tokens. */
const paths = ['', '/', '/mcp', '/mcp/', '/api', '/api/', '/trpc', '/trpc/']

/** Whether a resource indicator (RFC 8707) names this server, or a part of it that takes access tokens. */
export const isOwnResource = (resource: string, origin: string): boolean =>
  paths.some((path) => {
    const url = URL.parse(resource)
    return url !== null && url.href === new URL(origin + path).href
  })
