import type { Page } from '../../../src/content/types'

export const pages = {
  home: {
    path: '/',
    title: 'Lập trình viên full-stack ở Đà Nẵng',
    description:
      'Trang cá nhân của một lập trình viên full-stack ở Đà Nẵng: React phía trước, Laravel phía sau. Sẵn sàng làm từ xa và tại văn phòng.',
  },
  about: {
    path: '/about',
    navigation: 'Về tôi',
    title: 'Về tôi',
    description:
      'Tôi là ai, dùng gì và đã làm ở đâu: kỹ năng, kinh nghiệm và lời đáp cho những câu hỏi thường gặp.',
  },
  projects: {
    path: '/projects',
    navigation: 'Dự án',
    title: 'Dự án tiêu biểu',
    description: 'Ba dự án, mỗi dự án có bản chạy thử và mã nguồn.',
  },
  notFound: {
    path: '/404',
    title: 'Không tìm thấy trang',
    description: 'Không có trang nào ở địa chỉ này.',
  },
} as const satisfies Record<string, Page>
