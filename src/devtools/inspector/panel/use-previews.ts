import { useSyncExternalStore } from 'react'

import { previewBudget } from '../explain/budget.ts'

// Before the first preview is asked for: a panel must not delay its page's next frame.
previewBudget.limit()

/**
 * Renders the component anew when there is time for previews that it has asked for in vain; returns
 * a different number each time.
 */
export const usePreviews = () =>
  useSyncExternalStore(previewBudget.subscribe, previewBudget.revision)
