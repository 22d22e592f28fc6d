import type { Project } from '#content/types'

export const projects: Project[] = [
  {
    id: 11,
    slug: 'tide-table',
    title: 'کرپٹو ڈیش بورڈ',
    description: 'کرپٹو کرنسیوں کی قیمتیں اور اُن کے اتار چڑھاؤ، ایک ہی اسکرین پر۔',
    techStack: 'React, Laravel, MySQL',
    image: 'scene:crypto',
    imageAlt: 'قیمت کی چلتی لکیر کے ساتھ ایک کینڈل اسٹک چارٹ',
    hue: 'amber',
    link: 'https://crypto.ayesha.pk',
    repo: 'https://github.com/ayesha-gohar-khan/crypto',
  },
  {
    id: 12,
    title: 'گفتگو',
    description: 'سوال لکھیے، اور جواب حرف بہ حرف خود کو لکھتا جائے: Gemini کے انداز کی چیٹ۔',
    techStack: 'React, Firebase',
    image: 'scene:gemini',
    imageAlt: 'خود لکھی جانے والی گفتگو، ساتھ ایک دوسرے کے گرد گھومتے دو ستارے',
    hue: 'violet',
    link: 'https://guftagu.ayesha.pk',
    repo: 'https://github.com/ayesha-gohar-khan/guftagu',
  },
  {
    id: 13,
    title: 'سانس',
    description: 'ایک پُرسکون ایپ، جو دیکھنے میں ہلکی اور استعمال میں تیز ہے۔',
    techStack: 'React',
    image: 'scene:wellnest',
    imageAlt: 'سانس لیتا ہوا ایک دائرہ، اور نبض کی لکیر',
    hue: 'mint',
    link: 'https://saans.ayesha.pk',
    repo: 'https://github.com/ayesha-gohar-khan/saans',
  },
]
