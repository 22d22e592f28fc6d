/** The tests' own content with everything in it that breaks careless writers. */
import type { Project } from '#content-model/schema/types.ts'

import { type ReadContent, content } from './contents.ts'

export const NAME = 'عائشہ <b>"Khan"</b>; O’Neill, \\ 👩‍💻'

/** Ends a script, a comment, an attribute and a text; says so if any of it is ever run. */
const ATTACK = `</script><script>globalThis.owned=1</script><img src=x onerror="owned=1"> --> " ' & $& \${1}`
const TITLE = `${ATTACK} ${'long & "quoted" '.repeat(20)}`.slice(0, 290)
/** Has no place at which a line could be broken. */
const UNBROKEN = 'Donaudampfschifffahrt'.repeat(8)
const RIGHT_TO_LEFT = 'لوحة العملات 😀'

const hostile = (text: string) => `${text} ${ATTACK} ${RIGHT_TO_LEFT}`

export const hostileContent = async (): Promise<ReadContent> => {
  const { about, experience, faq, hero, identity, projects, skills } = content
  const [{ slug: _slug, ...project }] = projects as [Project, ...Project[]]
  return {
    ...content,
    site: { ...content.site, address: 'https://you.github.io/portfolio/' },
    identity: { ...identity, name: NAME, label: hostile(identity.label) },
    hero: { ...hero, tagline: hostile(hero.tagline), availability: UNBROKEN },
    about: { ...about, text: [hostile('Me.'), UNBROKEN] },
    experience: experience.map((job, index) => ({
      ...job,
      companyName: index ? hostile(job.companyName) : UNBROKEN,
      position: index ? hostile(job.position) : UNBROKEN,
      aboutPosition: hostile(job.aboutPosition ?? ''),
    })),
    faq: faq.map((item, index) => ({
      ...item,
      question: hostile(item.question),
      answer: index ? hostile(item.answer) : UNBROKEN,
    })),
    skills: skills.map((skill, index) => (index ? skill : { ...skill, name: hostile(skill.name) })),
    projects: Array.from({ length: 40 }, (_, index) => ({
      ...project,
      id: index + 1,
      link: 'https://müller.test/Straße?of=<b>',
      // It has a page.
      ...(index === 0 && { highlights: [hostile('It lasts.'), UNBROKEN] }),
      title: `${index + 1} ${TITLE}`,
      description: `First line\nsecond, [link](javascript:x) ]]> ${index % 2 ? RIGHT_TO_LEFT : UNBROKEN}`,
      techStack: `${ATTACK.replaceAll(',', '')}, ${UNBROKEN}`,
      imageAlt: hostile('A picture'),
    })),
  }
}
