import { useSyncExternalStore } from 'react'

import { previewBudget } from '../explain/budget.ts'

// Before the first is asked for: a panel must not keep its page from its next frame.
previewBudget.limit()

/** Another number each time. Renders the component anew when there is time for previews that it has asked for in vain. */
export const usePreviews = () =>
  useSyncExternalStore(previewBudget.subscribe, previewBudget.revision)
