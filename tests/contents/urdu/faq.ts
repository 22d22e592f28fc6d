import type { FaqItem } from '../../../src/content/types'

export const faq: FaqItem[] = [
  {
    id: 'backend',
    question: 'آپ بیک اینڈ میں کیا استعمال کرتی ہیں؟',
    answer:
      'PHP اور Laravel، ڈیٹا کے لیے MySQL، اور پیکجز کے لیے Composer۔ جہاں Firebase بہتر ہو وہاں Firebase۔',
  },
  {
    id: 'performance-security',
    question: 'آپ ایپلیکیشن کو تیز اور محفوظ کیسے رکھتی ہیں؟',
    answer:
      'یہ سائٹ خود مثال ہے۔ تیز: ہر صفحہ اسکرپٹ چلنے سے پہلے مکمل ہوتا ہے۔ محفوظ: سخت حفاظتی پالیسی، کسی اور سائٹ سے کچھ نہیں لیا جاتا، نہ کوکیز، نہ نگرانی۔',
  },
  {
    id: 'frontend',
    question: 'اور فرنٹ اینڈ میں؟',
    answer: 'React اور JavaScript، Vite کے ساتھ، مضبوط HTML اور CSS پر۔',
  },
  {
    id: 'notable-project',
    question: 'پہلے کون سا منصوبہ دیکھوں؟',
    answer:
      '«کرپٹو ڈیش بورڈ»، جو منصوبوں کے صفحے پر سب سے پہلے ہے۔ پھر یہ سائٹ دیکھیے، جس کا ہر متحرک حصہ ایک اسٹیٹ چارٹ ہے۔',
  },
  {
    id: 'debugging-testing',
    question: 'آپ اپنے کام کو کیسے جانچتی ہیں؟',
    answer:
      'ہر حالت اور ہر واقعے کا نمونہ موجود ہے، اس لیے جانچ کو براؤزر یا انتظار کی ضرورت نہیں۔',
  },
]
