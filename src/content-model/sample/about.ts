export const about = {
  text: [
    'I am a full-stack developer in Karachi. I build whole web applications: React where people touch them, Laravel where the rules live, MySQL underneath.',
    'What I aim for is work that lasts: code that the next person can read, pages that answer quickly, and a team that finds me easy to build with. I am open to remote and on-site opportunities, and I keep learning.',
  ],
}
