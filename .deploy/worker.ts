interface Site {
  ASSETS: { fetch: (address: URL) => Promise<Response> }
}

/**
 * Answers what is not there, and nothing else. Cloudflare itself would send the page with the headers of the path:
 * a script that is missing today would be missing for a year.
 */
export default {
  async fetch({ url }: Request, { ASSETS }: Site) {
    const page = await ASSETS.fetch(new URL('/404', url))
    const headers = new Headers(page.headers)
    headers.set('Cache-Control', 'no-cache')
    return new Response(page.body, { status: 404, headers })
  },
}
