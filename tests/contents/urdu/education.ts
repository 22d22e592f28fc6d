import type { Education } from '../../../src/content/types'

export const education: Education[] = [
  {
    institution: 'جامعہ راوی، لاہور',
    area: 'کمپیوٹر سائنس',
    studyType: 'بی ایس',
    startDate: '2018',
    endDate: '2022',
    score: '۳٫۷ / ۴',
    url: 'https://ravi.ayesha.pk',
  },
]
