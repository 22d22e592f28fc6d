export const hero = {
  headline: 'Xin chào, tôi làm những ứng dụng web',
  emphasis: 'giữ vững trạng thái.',
  tagline:
    'Lập trình viên full-stack ở Đà Nẵng. React phía trước, Laravel phía sau: hiệu quả và dễ mở rộng từ đầu đến cuối.',
  availability:
    'Sẵn sàng làm từ xa và tại văn phòng: để cùng làm nên những ứng dụng web chất lượng, góp sức cho một đội ngũ gắn bó, và tiếp tục học hỏi.',
  contact: 'Liên hệ',
  work: 'Xem dự án',
}
