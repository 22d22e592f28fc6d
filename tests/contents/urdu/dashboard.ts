export const dashboard = {
  projects: {
    heading: 'دو منصوبے، سب کے سامنے',
    text: 'ہر ایک چلا کر دیکھا جا سکتا ہے۔',
  },
  about: {
    heading: 'لاہور میں، ہر جگہ کے لیے',
    text: 'میں React اور Laravel سے بناتی ہوں، اور دنیا بھر کی ٹیموں کے ساتھ دور سے کام کرتی ہوں۔',
  },
}
