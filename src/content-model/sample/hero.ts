export const hero = {
  headline: 'Hi, I build web apps that',
  emphasis: 'hold their state.',
  tagline:
    'Full-stack developer in Karachi. React at the front, Laravel behind it: efficient and scalable from end to end.',
  availability:
    'Open to remote and on-site opportunities: to help create high-quality web applications, contribute to a collaborative team, and keep learning.',
}
