/** A case study is compiled with what Markdown and MDX do not know of this site. */
import { expect, test } from 'vitest'

import { caseStudies } from '#build/content/case-study-plugin.ts'

const { transform } = caseStudies() as { transform: (text: string, id: string) => Promise<unknown> }
const compiled = async (text: string) => {
  const { code } = (await transform(text, '/case-study.mdx')) as { code: string }
  return code
}

test('Latin words keep their order in a case study that runs to the left, code stays as it is', async () => {
  const code = await compiled('خفضت الرد من 900 ms إلى `80 ms`')
  expect(code).toContain('خفضت الرد من \u2066900 ms\u2069')
  expect(code).toContain('"80 ms"')
  expect(await compiled('It takes 80 ms.')).toContain('"It takes 80 ms."')
})

test('links, pictures and videos are the site’s own parts, under the names of their files', async () => {
  expect(await compiled('<video src="demo.mp4" poster="a.png" title="A" />')).toContain(
    '_components.video',
  )
  expect(await compiled('<a href="/about">A</a>')).toContain('_components.a')
  expect(await compiled('<img src="Ü 1.png" alt="A" />')).toContain('_components.img')
  for (const name of ['<Ü 1.png>', '%C3%9C%201.png'])
    expect(await compiled(`![A](${name})`)).toContain('"Ü 1.png"')
  // No figure may stand in a paragraph.
  for (const text of [
    '[![A](a.png)](https://a.test) and more',
    '<p><img src="a.png" alt="A" /></p>',
  ])
    expect(await compiled(text)).not.toContain('_components.p,')
  // Markdown makes a paragraph of its lines.
  expect(
    await compiled('<figure>\n![A](a.png)\n<figcaption>A</figcaption>\n</figure>'),
  ).not.toMatch(/_components\.(?:div|p),/)
})
