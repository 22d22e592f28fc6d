import { afterAll } from 'vitest'

import { networkLoses } from './system'

// Before anything asks for it.
await networkLoses('*/movement/playing.tsx*')

afterAll(() => networkLoses())
