import { type HeaderRule, isOfDocuments } from './headers.ts'
import { mediaTypes } from './media-types.ts'
import { patternOf } from './rule-pattern.ts'

const indent = (lines: string[], by = '  ') => lines.map((line) => by + line)
const within = (module: string, lines: string[]) => [
  `<IfModule ${module}>`,
  ...indent(lines),
  '</IfModule>',
]

// Apache expands `%` in header values.
const header = ([name, value]: [string, string], condition = 'always') =>
  `Header ${condition} set ${name} "${value.replaceAll('"', String.raw`\"`).replaceAll('%', '%%')}"`

const matching = (paths: string[]) => `%{REQUEST_URI} =~ m#${paths.map(patternOf).join('|')}#`

/** @param isMatch an expression of Apache */
const when = (isMatch: string, lines: string[]) => [`<If "${isMatch}">`, ...indent(lines), '</If>']

/** Pages are matched by file extension below; these are the other rules. */
const cacheRules = (rules: HeaderRule[]) =>
  rules.flatMap(({ path, headers: { 'Cache-Control': value } }) =>
    value && /[*.]/.test(path)
      ? // Never cache a 404.
        when(matching([path]), [header(['Cache-Control', value], 'onsuccess')])
      : [],
  )

const documentRules = (rules: HeaderRule[]) => {
  const documents = rules.filter(isOfDocuments)
  return when(
    matching(documents.map(({ path }) => path)),
    Object.entries(documents[0]?.headers ?? {}).map((entry) => header(entry)),
  )
}

/** The rules as `.htaccess` for Apache: headers, one clean address per page, and the 404 page. */
export const writeHtaccess = (rules: HeaderRule[], base: string): string => {
  const everywhere = rules.find(({ path }) => path === `${base}*`)?.headers ?? {}
  return [
    '# Written by the build: see src/build/deploy/headers.ts.',
    `ErrorDocument 404 ${base}404.html`,
    'AddDefaultCharset utf-8',
    ...within(
      'mod_mime.c',
      Object.entries(mediaTypes).map(([extension, type]) => `AddType "${type}" .${extension}`),
    ),
    ...within('mod_headers.c', [
      ...Object.entries(everywhere).map((entry) => header(entry)),
      ...documentRules(rules),
      ...cacheRules(rules),
      String.raw`<FilesMatch "\.html$">`,
      `  ${header(['Cache-Control', 'no-cache'])}`,
      '</FilesMatch>',
    ]),
    ...within('mod_deflate.c', [
      'AddOutputFilterByType DEFLATE text/html text/css text/plain text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml',
    ]),
    ...within('mod_dir.c', ['DirectorySlash Off', 'DirectoryIndex index.html']),
    ...within('mod_rewrite.c', [
      'RewriteEngine On',
      // 404.html has no address of its own. REDIRECT_STATUS is set when Apache itself serves it.
      'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
      String.raw`RewriteRule ^404(\.html)?$ - [R=404,L]`,
      String.raw`RewriteRule (^|/)\.(?!well-known/) - [R=404,L]`,
      'RewriteCond %{REQUEST_URI} ^(.+)/$',
      'RewriteRule /$ %1 [R=301,L]',
      String.raw`RewriteCond %{REQUEST_FILENAME}.html -f`,
      'RewriteRule ^(.+)$ $1.html [L]',
      'RewriteCond %{REQUEST_FILENAME} -d',
      'RewriteRule . - [R=404,L]',
    ]),
    '',
  ].join('\n')
}
