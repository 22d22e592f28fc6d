import type { Cases } from '../form-case.ts'

export const cases: Cases = {
  'schema.org’s Person': {
    given: {
      '@context': 'https://schema.org',
      '@type': 'Person',
      '@id': 'https://varga.test/#me',
      name: 'Ines Varga',
      jobTitle: 'Miller',
      image: 'https://varga.test/me.jpg',
      email: 'mailto:ines@varga.test',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Straße 1',
        addressLocality: 'Graz',
        addressCountry: 'AT',
      },
      worksFor: { '@type': 'Organization', name: 'Mill', url: 'https://mill.test' },
      alumniOf: [{ '@type': 'CollegeOrUniversity', name: 'Grain School' }],
      award: 'Golden Sieve',
      knowsAbout: ['Rye', 'Oats'],
      knowsLanguage: [{ '@type': 'Language', name: 'German' }, 'Hungarian'],
      sameAs: ['https://github.com/ines'],
      spouse: { '@type': 'Person', name: 'Bo' },
    },
    has: {
      identity: {
        name: 'Ines Varga',
        label: 'Miller',
        email: 'ines@varga.test',
        address: 'Straße 1',
        city: 'Graz',
        country: 'AT',
        links: [{ network: 'GitHub', url: 'https://github.com/ines' }],
      },
      experience: [{ companyName: 'Mill', url: 'https://mill.test' }],
      education: [{ institution: 'Grain School' }],
      awards: [{ title: 'Golden Sieve' }],
      skills: [{ name: 'Rye' }, { name: 'Oats' }],
      languages: [{ language: 'German' }, { language: 'Hungarian' }],
    },
    lost: ['image: “https://varga.test/me.jpg”', 'spouse · @type: “Person”', 'spouse · name: “Bo”'],
    nowhere: [
      'https schema org Person PostalAddress Organization CollegeOrUniversity Language me mailto',
    ],
  },
}
