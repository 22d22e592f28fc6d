import type { Education } from '../../../src/content/types'

export const education: Education[] = [
  {
    institution: 'Đại học Sông Hàn',
    area: 'Khoa học máy tính',
    studyType: 'Cử nhân',
    startDate: 'Sep-2017',
    endDate: 'Jun-2021',
    score: 'Giỏi',
  },
]
