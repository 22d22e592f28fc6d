import type { Identity } from '#content/types'

export const identity: Identity = {
  name: 'عائشہ گوہر خان',
  label: 'فُل اسٹیک ڈیولپر',
  email: 'salam@ayesha.pk',
  city: 'لاہور',
  country: 'پاکستان',
  portrait: 'maren.svg',
  phone: '+92 300 5550123',
  website: 'https://likhai.ayesha.pk',
  links: [
    { network: 'LinkedIn', url: 'https://www.linkedin.com/in/ayesha-gohar-khan' },
    { network: 'GitHub', url: 'https://github.com/ayesha-gohar-khan' },
  ],
}
