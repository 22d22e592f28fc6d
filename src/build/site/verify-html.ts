import { inlineScriptsOf, type Tag, tagsOf } from '../lib/markup.ts'

const HAS_SCHEME = /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i

/** Link relations that fetch nothing. */
const NAMING_RELS = new Set(['canonical', 'alternate', 'author', 'license', 'me', 'next', 'prev'])
const FETCHED = ['src', 'poster', 'data', 'ping', 'action', 'formaction']
const HREF_IS_FETCHED = new Set(['link', 'image', 'use', 'feimage', 'base'])

/** React's mark for a part that threw and is left to the browser. */
const UNRENDERED = '<!--$!-->'

const words = (text = '') => text.toLowerCase().split(/\s+/)

const fetchedBy = ({ name, attributes }: Tag) => {
  const urls = FETCHED.map((attribute) => attributes.get(attribute))
  for (const attribute of ['srcset', 'imagesrcset'])
    urls.push(...(attributes.get(attribute)?.split(/,\s+/) ?? []))
  const naming = words(attributes.get('rel')).every((rel) => NAMING_RELS.has(rel))
  if (HREF_IS_FETCHED.has(name) && !naming)
    urls.push(attributes.get('href'), attributes.get('xlink:href'))
  return urls.filter((url): url is string => url !== undefined)
}

const faultsOf = (tag: Tag) => {
  const { attributes } = tag
  const faults: string[] = []
  if (attributes.has('style')) faults.push('a style attribute, which the policy blocks')
  const handler = [...attributes.keys()].find((name) => /^on[a-z]+$/.test(name))
  if (handler) faults.push(`${handler} holds a script, which the policy blocks`)
  for (const url of fetchedBy(tag))
    if (HAS_SCHEME.test(url)) faults.push(`asks ${url.trim()}, which is not this site`)
  if (attributes.get('target') === '_blank' && !words(attributes.get('rel')).includes('noopener'))
    faults.push('opens a new tab without rel="noopener"')
  return faults
}

/**
 * One line for each part of a page that the policy would block or that would harm a reader.
 *
 * @param allowed contents of the inline scripts and styles that the policy allows
 */
export const verifyHtml = (file: string, html: string, allowed: readonly string[]): string[] => {
  const tags = tagsOf(html)
  const inline = [...inlineScriptsOf(tags), ...tags.filter(({ name }) => name === 'style')]
  const unknown = inline.filter(({ content }) => !allowed.includes(content))
  return [
    ...(html.includes(UNRENDERED) ? [`${file}: a part of it could not be rendered`] : []),
    ...unknown.map(
      ({ name, source }) =>
        `${file}: an inline ${name} that the policy does not allow\n  ${source}`,
    ),
    ...tags.flatMap((tag) => faultsOf(tag).map((fault) => `${file}: ${fault}\n  ${tag.source}`)),
  ]
}
