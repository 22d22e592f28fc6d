export const about = {
  heading: 'Về tôi',
  label: 'GIỚI THIỆU',
  text: [
    'Tôi là lập trình viên full-stack ở Đà Nẵng. Tôi xây dựng trọn vẹn các ứng dụng web: React ở nơi người dùng chạm vào, Laravel ở nơi đặt quy tắc, MySQL ở bên dưới.',
    'Điều tôi hướng tới là mã nguồn mà người sau đọc được, những trang trả lời tức thì, và một đội ngũ thấy dễ làm việc cùng tôi. Tôi sẵn sàng làm từ xa hoặc tại văn phòng, và vẫn luôn học hỏi.',
  ],
  contact: 'Liên hệ với tôi',
  skillsHeading: 'Kỹ năng',
  experienceHeading: 'Kinh nghiệm',
  educationHeading: 'Học vấn',
  certificatesHeading: 'Chứng chỉ',
  languagesHeading: 'Ngôn ngữ',
  faqHeading: 'Câu hỏi thường gặp',
}
