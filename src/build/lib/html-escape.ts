import { renderToStaticMarkup } from 'react-dom/server'

/** Escapes a text for HTML and XML, in elements and in attributes. */
export const escapeHtml = (text: string): string => renderToStaticMarkup(text)
