const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g

export interface Tag {
  /** As it stands in the page. */
  source: string
  name: string
  attributes: Map<string, string>
}

/** Every opening tag of a built page; comments, scripts and styles hold none. */
export const tagsOf = (html: string): Tag[] => {
  const markup = html
    .replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
  return [...markup.matchAll(TAG)].map(([source, name = '', attributes = '']) => ({
    source,
    name: name.toLowerCase(),
    attributes: new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, attribute = '', ...values]) => [
        attribute.toLowerCase(),
        values.find((value) => value !== undefined) ?? '',
      ]),
    ),
  }))
}

/** Every script that stands in a page with its code, by what its opening tag says. */
export const inlineScriptsOf = (html: string) =>
  [...html.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/gi)]
    .map(([, source = '', code = '']) => ({ source, code }))
    // Other types are data, which is never run.
    .filter(
      ({ source, code }) => code.trim() && !/\stype="(?!module|text\/javascript)/i.test(source),
    )
