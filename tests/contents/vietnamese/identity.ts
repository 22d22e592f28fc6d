import type { Identity } from '../../../src/content/types'

export const identity: Identity = {
  name: 'Nguyễn Thị Ánh Tuyết',
  label: 'Lập trình viên full-stack',
  email: 'chao@anhtuyet.vn',
  city: 'Đà Nẵng',
  country: 'Việt Nam',
  portrait: 'portrait.svg',
  links: [
    { network: 'LinkedIn', url: 'https://www.linkedin.com/in/nguyen-thi-anh-tuyet-dn' },
    { network: 'GitHub', url: 'https://github.com/anhtuyet-dn' },
  ],
}
