import type { FaqItem } from '../../../src/content/types'

export const faq: FaqItem[] = [
  {
    id: 'backend',
    question: 'Bạn dùng công nghệ back-end nào?',
    answer:
      'PHP với Laravel, và MySQL cho dữ liệu; Composer quản lý các gói. Khi phù hợp hơn thì dùng Firebase.',
  },
  {
    id: 'performance-security',
    question: 'Làm thế nào để ứng dụng nhanh và an toàn?',
    answer:
      'Trang này chính là ví dụ. Nhanh: mỗi trang đã đầy đủ trước khi mã lệnh chạy. An toàn: chính sách bảo mật chặt chẽ, không tải gì từ bên thứ ba, không cookie, không theo dõi.',
  },
  {
    id: 'notable-project',
    question: 'Tôi nên xem dự án nào trước?',
    answer:
      'Bảng điều khiển tiền số, dự án đầu tiên ở trang dự án. Rồi hãy xem chính trang web này: mọi bộ phận chuyển động đều là một biểu đồ trạng thái.',
  },
]
