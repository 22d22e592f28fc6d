/**
 * The script before the first paint: bundled, and inlined into each page. It speaks to later code
 * by page flags alone.
 */
import './first-paint.ts'
import './press.ts'
import './loading.ts'
import './unfold.ts'
import './scripts.ts'
