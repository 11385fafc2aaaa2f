import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { DomainError, holdsScopes, type RequestContext } from '@questboard/api'
import { apiVersion } from '../api-version.ts'
import { failureBody } from '../rest.ts'
import { weighResponse } from '../weigh-response.ts'
import { type Tool, tools } from './tools.ts'

/*
 * Only `plugins/mcp.ts` loads this file, with the first request: the SDK and what it needs would otherwise make every
 * server larger.
 */

const instructions =
  'Questboard turns tasks into a board game. Completing tasks and missions pays gold and moves the pawn; rewards cost gold. ' +
  'Complete only what the person says is done, and redeem a reward only after they have agreed to its price.'

/** Nothing is asked of clients, so nothing has to be checked. The validator of the SDK is slow to make. */
const noValidator = {
  getValidator: () => {
    throw new Error('clients are asked nothing')
  },
}

const textOf = (value: unknown): CallToolResult['content'] => [{ type: 'text', text: JSON.stringify(value ?? null) }]

/** Calls the procedure of a tool. Expected failures are results with a code, so that the model reads why. */
async function callTool(
  tool: Tool | undefined,
  call: { ctx: RequestContext; input: Record<string, unknown>; signal: AbortSignal },
): Promise<CallToolResult> {
  try {
    if (!tool) throw new DomainError('notFound')
    const question = await tool.ask?.(call)
    if (question) return { content: textOf(question) }
    const input = Object.fromEntries(Object.entries(call.input).filter(([name]) => !(name in (tool.extra ?? {}))))
    const content = textOf(await tool.call(call.ctx, () => input, call.signal))
    await weighResponse(call.ctx, JSON.stringify(content).length)
    return { content }
  } catch (error) {
    const body = failureBody(error)
    const failure = { error: { code: body.message, ...body } }
    return { isError: true, content: textOf(failure), structuredContent: failure }
  }
}

/** Responds to one request of the Model Context Protocol. Nothing is kept between requests. */
export async function respondToMcp(
  ctx: RequestContext,
  { request, body, signal }: { request: Request; body: unknown; signal: AbortSignal },
): Promise<Response> {
  const server = new Server(
    { name: 'questboard', title: 'Questboard', version: apiVersion },
    { capabilities: { tools: {} }, instructions, jsonSchemaValidator: noValidator },
  )
  const account = await ctx.memo.account
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...tools.values()]
      .filter(({ scopes }) => holdsScopes(account?.scopes, scopes))
      .map(({ name, title, description, inputSchema, readOnly, isFinal = false }) => ({
        name,
        title,
        description,
        inputSchema,
        annotations: { title, readOnlyHint: readOnly, destructiveHint: isFinal, openWorldHint: false },
      })),
  }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(tools.get(params.name), { ctx, input: params.arguments ?? {}, signal }),
  )
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: body })
  } finally {
    await server.close()
  }
}
