import type { FaqItem } from '#content/types'

export const faq: FaqItem[] = Array.from({ length: 40 }, (_, index) => ({
  id: `question-${index + 1}`,
  question: `What would you say to question number ${index + 1}, if it were asked?`,
  answer: 'That it depends, and on what, and how one would find out. '.repeat(1 + (index % 9)),
}))
