import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export interface Tag {
  /** The opening tag as it is written in the page. */
  source: string
  /** In lower case, as are the names of its attributes. */
  name: string
  attributes: Map<string, string>
  /** Everything between the opening and the closing tag. */
  content: string
  /** The elements inside, at any depth. */
  descendants: Tag[]
}

const tagsIn = (html: string, { childNodes }: DefaultTreeAdapterTypes.ParentNode): Tag[] =>
  childNodes.flatMap((node) => {
    if (!('tagName' in node)) return []
    const descendants = tagsIn(html, 'content' in node ? node.content : node)
    const place = node.sourceCodeLocation
    // The parser adds elements that HTML implies; they have no place in the source.
    if (!place) return descendants
    const { startOffset, endOffset } = place.startTag ?? place
    const tag = {
      source: html.slice(startOffset, endOffset),
      name: node.tagName.toLowerCase(),
      attributes: new Map(
        node.attrs.map(({ prefix, name, value }) => [
          (prefix ? `${prefix}:${name}` : name).toLowerCase(),
          value,
        ]),
      ),
      content: html.slice(endOffset, place.endTag?.startOffset ?? endOffset),
      descendants,
    }
    return [tag, ...descendants]
  })

/** Every element of a page that has a tag, those in `noscript` included. */
export const tagsOf = (html: string): Tag[] =>
  tagsIn(html, parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
