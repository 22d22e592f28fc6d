import { type HeaderRule, isOfDocuments } from './headers.ts'
import { mediaTypes } from './media-types.ts'
import { escapePattern, patternOf } from './rule-pattern.ts'

const quoted = (text: string) => `"${text.replaceAll('"', String.raw`\"`)}"`

/** Extensions that nginx knows. */
const KNOWN = new Set(['txt'])

const charset = Object.values(mediaTypes).map((type) => type.split(';')[0])

/** What a `map` of `$uri`, which has no base, compares with. */
const anyOf = (base: string, rules: HeaderRule[]) =>
  `"~${rules.map(({ path }) => patternOf(path.replace(base, '/'))).join('|')}"`

const variableOf = (name: string) => `$portfolio_${name.toLowerCase().replaceAll('-', '_')}`

/**
 * The rules as a file for `/etc/nginx/conf.d`, for a build in `/usr/share/nginx/html`. `base` is
 * stripped from addresses.
 */
export const writeNginxFile = (rules: HeaderRule[], base: string): string => {
  const everywhere = rules.find(({ path }) => path === `${base}*`)?.headers ?? {}
  // Pages are matched by file extension below; these are the other rules.
  const cached = rules.flatMap((rule) => {
    const { 'Cache-Control': value } = rule.headers
    return value && /[*.]/.test(rule.path) ? [`  ${anyOf(base, [rule])} ${quoted(value)};`] : []
  })
  const documents = rules.filter(isOfDocuments)
  const ofDocuments = Object.entries(documents[0]?.headers ?? {})
  const inFolder = base !== '/'
  const strip = inFolder ? [`    rewrite ^${escapePattern(base)}(.*)$ /$1 break;`] : []
  return `# Written by the build: see src/build/deploy/headers.ts.
map $uri $portfolio_cache {
${cached.join('\n')}
  "~\\.html$" "no-cache";
}

# nginx sends no empty header.
${ofDocuments
  .map(
    ([name, value]) => `map $uri ${variableOf(name)} {
  ${anyOf(base, documents)} ${quoted(value)};
}
`,
  )
  .join('')}
server {
  listen 80;
  root /usr/share/nginx/html;
  server_tokens off;
  # A proxy in front terminates TLS: it knows host and scheme.
  absolute_redirect off;

  include /etc/nginx/mime.types;
  types {
${Object.entries(mediaTypes)
  .filter(([extension]) => !KNOWN.has(extension))
  .map(([extension, type]) => `    ${type.split(';')[0]} ${extension};`)
  .join('\n')}
  }
  charset utf-8;
  charset_types ${[...new Set([...charset, 'text/css', 'text/xml', 'text/javascript', 'application/javascript', 'application/json'])].join(' ')};
  gzip on;
  gzip_vary on;
  gzip_types text/css text/plain text/javascript application/javascript application/json application/manifest+json image/svg+xml;

${Object.entries(everywhere)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
${ofDocuments.map(([name]) => `  add_header ${name} ${variableOf(name)} always;`).join('\n')}
  add_header Cache-Control $portfolio_cache always;

  error_page 404 /404.html;
  location = /404.html {
    internal;
  }
  location ~ ^${escapePattern(base)}404(\\.html)?$ {
    return 404;
  }
  # Files for other hosts, such as .htaccess.
  location ~ /\\.(?!well-known/) {
    return 404;
  }
  location ${base} {
${[
  `    rewrite ^(${escapePattern(base)}.+)/$ $1 permanent;`,
  ...strip,
  '    try_files $uri $uri.html ${uri}index.html =404;',
].join('\n')}
  }
${inFolder ? outside(base) : ''}}
`
}

/** Outside of the folder there is only a redirect into it. */
const outside = (base: string) => `  location = ${base.slice(0, -1)} {
    return 301 ${base};
  }
  location / {
    return 404;
  }
`
