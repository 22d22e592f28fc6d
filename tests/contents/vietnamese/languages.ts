import type { Language } from '../../../src/content/types'

export const languages: Language[] = [
  { language: 'Tiếng Việt', fluency: 'Tiếng mẹ đẻ' },
  { language: 'Tiếng Anh', fluency: 'Thành thạo' },
]
