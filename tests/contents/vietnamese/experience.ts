import type { Experience } from '../../../src/content/types'

export const experience: Experience[] = [
  {
    companyName: 'Phần mềm Ngũ Hành',
    position: 'Lập trình viên back-end',
    aboutPosition:
      'Phía máy chủ của các ứng dụng web: dữ liệu, quy tắc nghiệp vụ, và những giao diện lập trình mà phía trước dựa vào.',
    startDate: 'Jul-2025',
    endDate: 'Present',
    highlights: [
      'Rút thời gian lập báo cáo từ 40 giây xuống 3 giây.',
      'Viết bộ kiểm thử tự động cho từng nhánh.',
    ],
  },
  {
    companyName: 'Xưởng thiết kế Mỹ Khê',
    position: 'Lập trình viên front-end',
    aboutPosition: 'Làm giao diện trong một nhóm, từ bản thiết kế đến ngày phát hành.',
    startDate: 'Sept-2023',
    endDate: 'April-2024',
  },
  {
    companyName: 'Tự do',
    position: 'Lập trình viên front-end',
    aboutPosition: 'Trang web và ứng dụng web cho khách hàng.',
    startDate: 'May-2021',
    endDate: 'Present',
  },
]
