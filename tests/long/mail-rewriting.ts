/** Rewrites pages as Cloudflare's "Email Address Obfuscation" does, which is on by default. */
import type { Page } from 'playwright'

const DECODER = '/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js'
export const PROTECTED = '/cdn-cgi/l/email-protection'

/** What is left alone, a link with its content, a tag, or an address. */
const PARTS =
  /<!--email_off-->.*?<!--\/email_off-->|<(script|style|textarea|xmp|noscript)\b.*?<\/\1>|<!--.*?-->|<[^>]*>|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gs

/** Its bytes in hexadecimal: the first is a key, with which all others are changed. */
const encoded = (address: string) => {
  const key = 0x2a
  return Buffer.from([key, ...Buffer.from(address).map((byte) => byte ^ key)]).toString('hex')
}

/** A page as the visitor gets it. */
export const rewriteMail = (html: string) => {
  let isInLink = false
  const rewritten = html.replace(PARTS, (part) => {
    if (part.startsWith('</a')) isInLink = false
    if (/^<a\b/.test(part)) isInLink = true
    if (part.startsWith('<a '))
      return part.replace(
        /href="mailto:([^"]+)"/,
        (_, address: string) => `href="${PROTECTED}#${encoded(address)}"`,
      )
    if (part.startsWith('<')) return part
    const attributes = `class="__cf_email__" data-cfemail="${encoded(part)}"`
    return isInLink
      ? `<span ${attributes}>[email&#160;protected]</span>`
      : `<a href="${PROTECTED}" ${attributes}>[email&#160;protected]</a>`
  })
  const script = `<script data-cfasync="false" src="${DECODER}"></script>`
  return rewritten === html ? html : rewritten.replace('</body>', `${script}</body>`)
}

/** What Cloudflare sends to undo it. */
const decoder = `(() => {
  const box = document.createElement('div')
  const decoded = (hex) => {
    const bytes = hex.match(/../g).map((byte) => parseInt(byte, 16))
    const address = bytes.slice(1).map((byte) => String.fromCharCode(byte ^ bytes[0])).join('')
    box.innerHTML = '<a href="' + address.replaceAll('"', '&quot;') + '"></a>'
    return box.firstChild.getAttribute('href')
  }
  for (const link of document.querySelectorAll('a[href*="${PROTECTED}#"]'))
    try { link.href = 'mailto:' + decoded(link.href.split('#')[1]) } catch (error) { console.error(error) }
  for (const mark of document.querySelectorAll('.__cf_email__'))
    try { mark.replaceWith(decoded(mark.dataset.cfemail)) } catch (error) { console.error(error) }
  document.currentScript.remove()
})()`

/** Puts Cloudflare between a visitor and the site. */
export const throughCloudflare = async (page: Page) => {
  await page.route('**/*', async (route) => {
    if (new URL(route.request().url()).pathname === DECODER)
      return route.fulfill({ contentType: 'text/javascript', body: decoder })
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, body: rewriteMail(await response.text()) })
  })
}
