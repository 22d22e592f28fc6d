import type { Cases } from '../form-case.ts'

export const cases: Cases = {
  Europass: {
    given: {
      SkillsPassport: {
        Locale: 'de',
        DocumentInfo: { DocumentType: 'ECV', XSDVersion: 'V3.3', Generator: 'EWA' },
        PrintingPreferences: {
          ECV: [
            { name: 'LearnerInfo', show: true, order: 'Identification Headline' },
            { name: 'LearnerInfo.Identification.Photo', show: false },
            { name: 'LearnerInfo.Identification.Demographics.Gender', show: false },
            { name: 'LearnerInfo.Identification.ContactInfo.Telephone[1]', show: false },
            { name: 'LearnerInfo.WorkExperience[1]', show: true },
          ],
        },
        LearnerInfo: {
          Identification: {
            PersonName: { FirstName: 'Ludmila', Surname: 'Seidl' },
            ContactInfo: {
              Address: {
                Contact: {
                  AddressLine: 'Uferstraße 1',
                  PostalCode: '8010',
                  Municipality: 'Graz',
                  Country: { Code: 'AT', Label: 'Österreich' },
                },
              },
              Email: { Contact: 'ludmila@seidl.test' },
              Telephone: [
                { Contact: '+43 664 123456', Use: { Code: 'mobile', Label: 'Mobiltelefon' } },
                { Contact: '+43 316 999999', Use: { Code: 'home', Label: 'Daheim' } },
              ],
              Website: [{ Contact: 'https://seidl.test', Use: { Code: 'personal' } }],
              InstantMessaging: [
                { Contact: 'lseidl', Use: { Code: 'telegram', Label: 'Telegram' } },
              ],
            },
            Demographics: {
              Birthdate: { Year: 1987, Month: 4, Day: 9 },
              Gender: { Code: 'F', Label: 'weiblich' },
            },
            Photo: { MimeType: 'image/png', Data: 'iVBORw0KGgo' },
          },
          Headline: {
            Type: { Code: 'position', Label: 'BERUF' },
            Description: { Label: 'Wasserbauerin' },
          },
          WorkExperience: [
            {
              Period: { From: { Year: 2015, Month: 3 }, Current: true },
              Position: { Code: '2142', Label: 'Leiterin' },
              Activities: '<p>Plant Wehre.</p><ul><li>Staut Bäche</li><li>Misst Pegel</li></ul>',
              Employer: {
                Name: 'Wehrwerk',
                ContactInfo: {
                  Address: {
                    Contact: { Municipality: 'Leoben', Country: { Code: 'AT', Label: 'Austria' } },
                  },
                  Website: { Contact: 'https://wehrwerk.test' },
                },
                Sector: { Code: 'F', Label: 'Baugewerbe' },
              },
            },
            {
              Period: { From: { Year: 2012 }, To: { Year: 2014, Month: 11 } },
              Position: { Label: 'Gehilfin' },
              Employer: { Name: 'Bachbau' },
            },
          ],
          Education: [
            {
              Period: { From: { Year: 2006, Month: 10 }, To: { Year: 2011, Month: 6 } },
              Title: 'Diplomingenieurin',
              Organisation: { Name: 'Technische Universität' },
              Field: { Code: '580', Label: 'Hydraulik' },
              Level: { Code: '7', Label: 'EQF 7' },
            },
          ],
          Skills: {
            Linguistic: {
              MotherTongue: [{ Description: { Code: 'de', Label: 'Deutsch' } }],
              ForeignLanguage: [
                {
                  Description: { Code: 'en', Label: 'Englisch' },
                  ProficiencyLevel: { Listening: 'C2', Reading: 'C2', Writing: 'C1' },
                },
                {
                  Description: { Code: 'cs', Label: 'Tschechisch' },
                  ProficiencyLevel: { Listening: 'A2' },
                },
              ],
            },
            Computer: { Description: '<ul><li>QGIS</li><li>Python, abends</li></ul>' },
            Communication: {
              Description:
                'Ich spreche gern und lange mit Anrainern, bis alle wissen, wie hoch das Wasser steht.',
            },
            Driving: { Description: ['B', 'BE'] },
          },
          Achievement: [
            {
              Title: { Code: 'publications', Label: 'Veröffentlichungen' },
              Description: '<ul><li>Über Kies</li><li>Unter Eis</li></ul>',
            },
            { Title: { Label: 'Ehrenrunden' }, Description: '<p>Drei im Jahr.</p>' },
          ],
        },
        CoverLetter: { Letter: { Body: { Opening: 'Nehmt mich bitte' } } },
      },
    },
    has: {
      lang: 'de',
      identity: {
        name: 'Ludmila Seidl',
        label: 'Wasserbauerin',
        email: 'ludmila@seidl.test',
        phone: '+43 664 123456',
        website: 'https://seidl.test',
        address: 'Uferstraße 1',
        postalCode: '8010',
        city: 'Graz',
        country: 'AT',
        links: [{ network: 'Telegram', url: 'https://t.me/lseidl' }],
      },
      experience: [
        {
          companyName: 'Wehrwerk',
          position: 'Leiterin',
          location: 'Leoben, Austria',
          startDate: '2015-03',
          endDate: 'Present',
          url: 'https://wehrwerk.test',
          aboutPosition: 'Plant Wehre.',
          highlights: ['Staut Bäche', 'Misst Pegel'],
        },
        { companyName: 'Bachbau', position: 'Gehilfin', startDate: '2012', endDate: '2014-11' },
      ],
      education: [
        {
          institution: 'Technische Universität',
          studyType: 'Diplomingenieurin',
          area: 'Hydraulik',
          startDate: '2006-10',
          endDate: '2011-06',
        },
      ],
      languages: [
        { language: 'Deutsch' },
        { language: 'Englisch', fluency: 'C1–C2' },
        { language: 'Tschechisch', fluency: 'A2' },
      ],
      skills: [{ name: 'QGIS' }, { name: 'Python, abends' }],
      publications: [{ name: 'Über Kies' }, { name: 'Unter Eis' }],
    },
    lost: [
      'SkillsPassport · LearnerInfo.Identification.Demographics.Birthdate.Year: “1987”',
      'SkillsPassport · LearnerInfo.Identification.Demographics.Birthdate.Month: “4”',
      'SkillsPassport · LearnerInfo.Identification.Demographics.Birthdate.Day: “9”',
      'SkillsPassport.LearnerInfo.WorkExperience · entry 1 · Employer.Sector.Code: “F”',
      'SkillsPassport.LearnerInfo.WorkExperience · entry 1 · Employer.Sector.Label: “Baugewerbe”',
      'SkillsPassport.LearnerInfo.Education · Diplomingenieurin · Level.Code: “7”',
      'SkillsPassport.LearnerInfo.Education · Diplomingenieurin · Level.Label: “EQF 7”',
      'SkillsPassport · LearnerInfo.Skills.Communication.Description: “Ich spreche gern und lange mit Anrainern, bis alle wissen, wie hoch das Wasser steht.”',
      'SkillsPassport · LearnerInfo.Skills.Driving.Description[0]: “B”',
      'SkillsPassport · LearnerInfo.Skills.Driving.Description[1]: “BE”',
      'SkillsPassport.LearnerInfo.Achievement · entry 2 · Title.Label: “Ehrenrunden”',
      'SkillsPassport.LearnerInfo.Achievement · entry 2 · Description: “<p>Drei im Jahr.</p>”',
    ],
    nowhere: [
      'ECV V3 3 EWA position BERUF mobile Mobiltelefon personal telegram',
      'LearnerInfo Identification Headline Photo ContactInfo Telephone Demographics Gender WorkExperience home 43 1',
      'Österreich de en cs AT 580 2142 publications Veröffentlichungen',
      '3 4 6 10 11',
    ],
    secret: ['weiblich', '316 999999', 'Daheim', 'Nehmt mich bitte', 'iVBORw0KGgo', 'image/png'],
  },
}
