import type { ReactNode } from 'react'

const KEYWORDS =
  'as|async|await|break|case|catch|class|const|default|delete|do|else|export|extends|false|finally|for|from|function|if|implements|import|in|instanceof|interface|keyof|let|new|null|of|readonly|return|satisfies|switch|this|throw|true|try|type|typeof|undefined|void|while'

const TOKEN = new RegExp(
  [
    String.raw`(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)`,
    String.raw`(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\`(?:\\.|[^\`\\])*\`)`,
    String.raw`(?<number>\b\d[\d_]*(?:\.\d+)?\b)`,
    String.raw`(?<keyword>(?<![.\w$])(?:${KEYWORDS})\b(?!\s*:))`,
  ].join('|'),
  'g',
)

/** TypeScript with its comments, strings, numbers and keywords marked by classes. */
export const highlight = (code: string): ReactNode[] => {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of code.matchAll(TOKEN)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)!
    parts.push(code.slice(end, match.index))
    parts.push(
      <span key={match.index} className={`code-${kind}`}>
        {match[0]}
      </span>,
    )
    end = match.index + match[0].length
  }
  return [...parts, code.slice(end)]
}
