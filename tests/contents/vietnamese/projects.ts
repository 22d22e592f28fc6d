import type { Project } from '../../../src/content/types'

export const projects: Project[] = [
  {
    id: 1,
    title: 'Bảng điều khiển tiền số',
    description: 'Giá tiền mã hoá và những biến động của chúng, gom lại trên một màn hình.',
    techStack: 'React, Laravel',
    image: 'scene:crypto',
    imageAlt: 'Biểu đồ nến với một đường giá đang chạy',
    hue: 'amber',
    link: 'https://tienso.anhtuyet.vn',
    repo: 'https://github.com/anhtuyet-dn/tien-so',
  },
  {
    id: 3,
    title: 'Tổ ấm sức khoẻ',
    description: 'Một ứng dụng chăm sóc sức khoẻ, nhìn thì êm và dùng thì nhanh.',
    techStack: 'React, Firebase',
    image: 'scene:wellnest',
    imageAlt: 'Một vòng tròn đang thở, có đường nhịp tim chạy ngang',
    hue: 'mint',
    link: 'https://toam.anhtuyet.vn',
    repo: 'https://github.com/anhtuyet-dn/to-am',
  },
  {
    id: 6,
    title: 'Viết cho hay',
    description: 'Đôi mắt thứ hai cho một bài viết: bản nháp vào, câu chữ hay hơn ra.',
    techStack: 'JavaScript, Vite',
    image: 'scene:write',
    imageAlt: 'Những dòng chữ được sửa từng chỗ một',
    hue: 'rose',
    repo: 'https://github.com/anhtuyet-dn/viet-cho-hay',
    note: 'Bản chạy thử theo yêu cầu',
  },
]
