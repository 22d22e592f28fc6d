import type { Experience } from '../../../src/content/types'

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
  {
    companyName: 'کلفٹن اسٹوڈیو',
    position: 'فرنٹ اینڈ ڈیولپر',
    aboutPosition: 'ٹیم میں فرنٹ اینڈ کا کام: خاکے سے لے کر اجرا تک۔',
    startDate: 'Sept-2023',
    endDate: 'April-2024',
  },
  {
    companyName: 'آزاد پیشہ',
    position: 'فرنٹ اینڈ ڈیولپر',
    aboutPosition: 'گاہکوں کے لیے ویب سائٹس اور ویب ایپلیکیشنز۔',
    startDate: 'May-2023',
    endDate: 'Present',
  },
  {
    companyName: 'مہران اکیڈمی',
    position: 'زیرِ تربیت فرنٹ اینڈ ڈیولپر',
    aboutPosition: 'HTML، CSS اور JavaScript سے لے کر React کے پہلے صفحوں تک کی تربیت۔',
    startDate: 'May-2023',
    endDate: 'Dec-2023',
  },
]
