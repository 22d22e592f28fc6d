/** WebMCP as Chromium 156 has it, as far as it is used here: https://webmachinelearning.github.io/webmcp */
export interface ModelContext {
  /** Stays pending in a page that is prerendered: nothing may wait for it. */
  registerTool: (tool: Tool, options: { signal: AbortSignal }) => Promise<void>
}

/** The context of a tool's call. Another implementation may leave it out. */
interface Call {
  signal?: AbortSignal
}

/** A tool's JSON schema. Browsers will check it later; today they only pass it on. */
interface Schema {
  type: 'object'
  properties: Record<string, { type: string; description?: string; enum?: readonly string[] }>
  required?: readonly string[]
  additionalProperties?: false
}

export interface Tool {
  name: string
  description: string
  inputSchema: Schema
  annotations?: { readOnlyHint?: true; untrustedContentHint?: true }
  execute: (input: unknown, call?: Call) => Promise<unknown>
}
