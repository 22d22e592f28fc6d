/** The router: what leads from page to page without loading. No other file names it, so another may take its place. */
export { type BaseLocationHook, Link, Router, useLocation } from 'wouter'
