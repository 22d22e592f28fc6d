import { expect, test } from 'vitest'

import { verifyHtml } from '../../../src/build/site/verify-html.ts'

const faultsOf = (html: string) => verifyHtml('about.html', html, ['known()', 'p{}'])

test('a fault names the page and the element', () => {
  expect(faultsOf('<main><p class="x" style="color: red">Hi</p></main>')).toEqual([
    'about.html: a style attribute, which the policy blocks\n  <p class="x" style="color: red">',
  ])
})

test.each([
  ['an image of another host', '<img alt="" src="https://cdn.example.com/a.png">'],
  ['an address without a scheme', '<script src="//cdn.example.com/a.js"></script>'],
  ['inlined data', '<img alt="" src="data:image/png;base64,AAAA">'],
  ['one candidate of several', '<source srcset="/a.avif 1x, https://cdn.example.com/b.avif 2x">'],
  ['a style sheet of another host', '<link rel="stylesheet" href="https://example.com/a.css">'],
  ['an early connection', '<link rel="preconnect" href="https://fonts.example.com">'],
  ['a symbol of another host', '<svg><use href="https://example.com/i.svg#a" /></svg>'],
  ['a style sheet in the page', '<style>p { color: red }</style>'],
  ['an event handler', '<button onclick="go()">Go</button>'],
  ['an unknown script', '<script>unknown()</script>'],
  ['a part that threw on the server', '<main><!--$!--><template></template><!--/$--></main>'],
  ['an unknown module', '<script type="module">unknown()</script>'],
  ['a new tab that can reach back', '<a href="https://example.com" target="_blank">Out</a>'],
  ['a new tab with another rel', '<a href="/cv.pdf" rel="nofollow" target=_blank>CV</a>'],
])('%s is refused', (_, html) => {
  expect(faultsOf(html)).toHaveLength(1)
})

test.each([
  ['own files', '<img alt="" src="/a.png" srcset="/a.avif 1x, /b.avif 2x">'],
  ['a link that leaves', '<a href="https://example.com" target="_blank" rel="me noopener">Out</a>'],
  ['a mail link', '<a href="mailto:you@example.com">Write</a>'],
  ['what only names an address', '<link rel="canonical" href="https://example.com/about">'],
  ['the known script', '<script>known()</script>'],
  ['the known style sheet', '<style>p{}</style>'],
  ['structured data', '<script type="application/ld+json">{"a":"<p style=1>"}</script>'],
  ['code that is shown', '<p>&lt;p style="x"&gt; and style="y" as text</p>'],
  ['what stands in a comment', '<!-- <p style="x"> -->'],
  ['a value that looks like a tag', '<p title="a > b" data-x="style=1">Hi</p>'],
  ['a tag in the code of the known script', '<script>known()</script><p title="</script>">Hi</p>'],
])('%s may stand in a page', (_, html) => {
  expect(faultsOf(html)).toEqual([])
})
