import '../site'

import { createHost } from './host'

/** The actors of this page, for the panel and for what shows them in place. */
export const host = createHost()
