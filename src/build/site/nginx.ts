import type { HeaderRule } from './headers.ts'
import { mediaTypes } from './media-types.ts'

const escape = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
const patternOf = (path: string) => `"~^${escape(path).replaceAll('*', '.*')}$"`
const quoted = (text: string) => `"${text.replaceAll('"', String.raw`\"`)}"`

const charset = Object.values(mediaTypes).map((type) => type.split(';')[0])

/**
 * The rules as nginx reads them: a file for `/etc/nginx/conf.d`, for a build that lies in
 * `/usr/share/nginx/html`. Addresses below `base` are looked up there without it.
 */
export const writeNginxFile = (rules: HeaderRule[], base: string): string => {
  const everywhere = rules.find(({ path }) => path === `${base}*`)?.headers ?? {}
  // A page is known to nginx by the file that answers its address: one pattern fits them all.
  const cached = rules.flatMap(({ path, headers: { 'Cache-Control': value } }) =>
    value && /[*.]/.test(path) ? [`  ${patternOf(path.replace(base, '/'))} ${quoted(value)};`] : [],
  )
  const strip = base === '/' ? [] : [`    rewrite ^${escape(base)}(.*)$ /$1 break;`]
  return `# Written by the build: see src/build/site/headers.ts.
map $uri $portfolio_cache {
${cached.join('\n')}
  "~\\.html$" "no-cache";
}

server {
  listen 80;
  root /usr/share/nginx/html;
  server_tokens off;

  include /etc/nginx/mime.types;
  types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `    ${type.split(';')[0]} ${extension};`)
  .join('\n')}
    image/avif avif;
  }
  charset utf-8;
  charset_types ${[...new Set([...charset, 'text/css', 'text/xml', 'text/javascript', 'application/javascript', 'application/json'])].join(' ')};
  gzip on;
  gzip_vary on;
  gzip_types text/css text/plain text/javascript application/javascript application/json application/manifest+json image/svg+xml;

${Object.entries(everywhere)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
  add_header Cache-Control $portfolio_cache always;

  error_page 404 /404.html;
  location = /404.html {
    internal;
  }
  location = ${base}404 {
    return 404;
  }
  location ${base} {
${[...strip, '    try_files $uri $uri.html ${uri}index.html =404;'].join('\n')}
  }
}
`
}
