/**
 * All that runs before the first paint: bundled, and inlined into each page. It talks to what comes
 * later by page flags alone.
 */
import './first-paint'
import './press'
import './pictures'
import './layout'
import './scripts'
