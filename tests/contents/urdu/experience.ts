import type { Experience } from '#content/types'

export const experience: Experience[] = [
  {
    companyName: 'سندھو سافٹ ویئر',
    position: 'بیک اینڈ ڈیولپر',
    aboutPosition:
      'ویب ایپلیکیشنز کا پچھلا حصہ: سرور، اُس کا ڈیٹا، اور وہ API جن پر سامنے والا حصہ چلتا ہے۔',
    startDate: 'Jul-2025',
    endDate: 'Present',
    highlights: [
      'رپورٹ بنانے کا وقت ۴۰ سیکنڈ سے ۳ سیکنڈ پر لایا گیا۔',
      'ہر شاخ کے لیے خودکار جانچ لکھی گئی۔',
    ],
  },
]
