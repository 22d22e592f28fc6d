import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export interface Tag {
  name: string
  attributes: Map<string, string>
  /** The text of a script, which is no markup. */
  content: string
}

const tagsIn = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode): Tag[] =>
  childNodes.flatMap((node) => {
    if (!('tagName' in node)) return []
    const [text] = node.childNodes
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    const content = text && 'value' in text ? text.value : ''
    return [
      { name: node.tagName, attributes, content },
      ...tagsIn('content' in node ? node.content : node),
    ]
  })

/** Every element of a page, those in `noscript` included. */
export const tagsOf = (html: string) => tagsIn(parse(html, { scriptingEnabled: false }))
