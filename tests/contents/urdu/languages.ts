import type { Language } from '../../../src/content/types'

export const languages: Language[] = [
  { language: 'اردو', fluency: 'مادری زبان' },
  { language: 'پنجابی', fluency: 'مادری زبان' },
  { language: 'انگریزی', fluency: 'روانی سے' },
]
