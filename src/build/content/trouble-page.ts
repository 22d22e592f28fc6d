import { escapeHtml } from '../lib/html-escape.ts'

/** The page that stands for all others while the content has errors; Vite's overlay comes over it. */
export const troublePage = (message: string, base: string): string =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The content has errors</title>
<pre>${escapeHtml(message)}</pre>
<script type="module" src="${base}@vite/client"></script>
`
