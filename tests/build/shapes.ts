/**
 * Résumés in the shapes that public ones have, in words of our own: what comes in, what goes out if
 * that is not the same, and the values that the import says it leaves out.
 */
interface Shape {
  given: Record<string, unknown>
  out?: Record<string, unknown>
  lost?: string[]
}

const job = { name: 'Kiln & Sons', position: 'Potter', startDate: '2015-03', endDate: '2016-01' }
const worked = (summary: string) => ({ work: [{ ...job, summary }] })

export const shapes: Record<string, Shape> = {
  'keys of before 1.0': {
    given: {
      basics: {
        ...{ name: 'Ana Pott', website: 'https://ana.test/', phone: 'Upon request', picture: '' },
        profiles: [{ network: 'GitHub', username: 'ana', url: 'github.com/ana' }],
      },
      work: [
        { company: 'Kiln', position: 'Potter', website: 'http://kiln.test', startDate: '2015' },
      ],
      education: [{ institution: 'School', area: 'Clay', gpa: '4.0', courses: ['Glaze I'] }],
      publications: [
        { name: 'On glaze', website: 'https://press.test/1', releaseDate: '2018-04-01' },
      ],
      languages: [{ name: 'Spanish', level: 'Native' }, { language: 'ur' }],
    },
    out: {
      basics: {
        ...{ name: 'Ana Pott', url: 'https://ana.test/' },
        profiles: [{ network: 'GitHub', username: 'ana', url: 'https://github.com/ana' }],
      },
      work: [{ name: 'Kiln', position: 'Potter', url: 'http://kiln.test', startDate: '2015' }],
      education: [{ institution: 'School', area: 'Clay', score: '4.0', courses: ['Glaze I'] }],
      publications: [{ name: 'On glaze', url: 'https://press.test/1', releaseDate: '2018-04-01' }],
      languages: [{ language: 'Spanish', fluency: 'Native' }, { language: 'ur' }],
    },
    lost: ['basics · phone: “Upon request”'],
  },
  'a trade without a project, and keys of no standard': {
    given: {
      metaTheme: 'kendall',
      constructor: { theme: 'even' },
      meta: { version: 'v1.0.0', lastModified: '2026-02-01T09:00:00' },
      basics: {
        phone: '+34 63375322 / 7',
        location: { city: 'Vigo', countryCode: 'ES', region: 'Galicia' },
      },
      work: [{ ...job, company: job.name, name: null, jobLocation: 'Vigo', stars: 5 }],
      projects: [],
    },
    out: {
      basics: {
        phone: '+34 63375322 / 7',
        location: { city: 'Vigo', countryCode: 'ES', region: 'Galicia' },
      },
      work: [{ ...job, location: 'Vigo' }],
    },
    lost: ['metaTheme: “kendall”', 'work · Kiln & Sons · stars: “5”'],
  },
  'addresses as people write them': {
    given: {
      basics: {
        url: 'www.bücher.test:8443/ä',
        profiles: [{ network: 'A', url: 'HTTPS://A.test' }],
      },
      publications: [
        { name: 'One', url: 'doi:10.1002/(SICI)1097' },
        { name: 'Two', url: '10.1000/182' },
      ],
    },
    out: {
      basics: {
        // The schema allows ASCII only.
        url: 'https://www.xn--bcher-kva.test:8443/%C3%A4',
        profiles: [{ network: 'A', url: 'HTTPS://A.test' }],
      },
      publications: [
        { name: 'One', url: 'https://doi.org/10.1002/(SICI)1097' },
        { name: 'Two', url: 'https://doi.org/10.1000/182' },
      ],
    },
  },
  'a summary that is a list in Markdown': {
    given: {
      work: [
        {
          ...job,
          summary: 'Chef de projet :\n- mise en place\n(React)\n- **tests** e2e\n\nEt plus.',
        },
      ],
    },
    out: {
      work: [
        {
          summary: 'Chef de projet :\n\nEt plus.',
          highlights: ['mise en place (React)', 'tests e2e'],
        },
      ],
    },
  },
  HTML: {
    given: {
      basics: { summary: '<p>Clay &amp; <b>fire</b>.</p><p>One<br/>two</p>' },
      ...worked(
        '<p>Ran <a href="https://kiln.test">the kiln</a>:</p><ul><li>hot</li><li>hotter</li></ul>',
      ),
      references: [{ name: 'Bo', reference: 'A <em>fine</em> potter' }],
    },
    out: {
      basics: { summary: 'Clay & fire.\n\nOne\ntwo' },
      work: [{ summary: 'Ran the kiln (https://kiln.test):', highlights: ['hot', 'hotter'] }],
      references: [{ name: 'Bo', reference: 'A fine potter' }],
    },
  },
  Markdown: {
    given: worked(
      'Built **fast** [sites](https://s.test/a) with `npm`, _well_, in snake_case_names',
    ),
    out: worked('Built fast sites (https://s.test/a) with npm, well, in snake_case_names'),
  },
  'words about code, which are no format': {
    given: worked(
      'Replaced <script> by <b>less</b>; 2 * 3 * 4, a < b && c > d, $_x, R&D [1] (soon)',
    ),
  },
  'keywords with commas, under a name of their own': {
    given: { projects: [{ name: 'Ls', technologies: ['Go', 'AWS (EC2, S3)'], keywords: [] }] },
    out: { projects: [{ name: 'Ls', keywords: ['Go', 'AWS (EC2, S3)'] }] },
  },
  'the same more than once': {
    given: {
      projects: [
        { name: 'Shop', description: 'One.', url: 'https://a.test' },
        { name: 'Shop', description: 'Two.' },
      ],
      skills: [
        { name: 'Patience', level: 'Some' },
        { name: 'Web', level: 'Master', keywords: ['HTML', 'Git'] },
        { name: 'Tools', keywords: ['Git', 'SQL'] },
      ],
      certificates: [
        { name: 'Glaze', issuer: 'Guild' },
        { name: 'Glaze', issuer: 'Other guild' },
      ],
    },
  },
  'lists of words, and numbers': {
    given: {
      work: [{ ...job, startDate: 2015, highlights: 'Threw pots' }],
      education: [{ institution: 'School', area: 'Clay', gpa: 3.5, endDate: '2011' }],
      skills: ['HTML', 'Glaze'],
      interests: ['Rowing', { name: 'Films', keywords: ['silent', 'long'] }],
      languages: ['French'],
    },
    out: {
      work: [{ ...job, startDate: '2015', highlights: ['Threw pots'] }],
      education: [{ institution: 'School', area: 'Clay', score: '3.5', endDate: '2011' }],
      skills: [{ name: 'HTML' }, { name: 'Glaze' }],
      interests: [{ name: 'Rowing' }, { name: 'Films', keywords: ['silent', 'long'] }],
      languages: [{ language: 'French' }],
    },
  },
}
