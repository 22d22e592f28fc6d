import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export interface Tag {
  name: string
  attributes: Map<string, string>
}

const tagsIn = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode): Tag[] =>
  childNodes.flatMap((node) => {
    if (!('tagName' in node)) return []
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    return [{ name: node.tagName, attributes }, ...tagsIn('content' in node ? node.content : node)]
  })

/** Every element of a page, those in `noscript` included. */
export const tagsOf = (html: string) => tagsIn(parse(html, { scriptingEnabled: false }))
