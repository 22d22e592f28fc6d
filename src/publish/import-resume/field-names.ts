/** Fields and parts of files that are no field of JSON Resume, by all their names. */
import { namesIn } from './field.ts'

/** What names a profile in a list of a résumé’s owner. */
export const PROFILES = namesIn(
  'profiles profile social socials socialMedia socialLinks socialNetworks socialProfiles links networks accounts online sameAs netzwerke redes onlineProfiles websites webLinks other publicProfileUrl profileUrl',
)

/** The parts of a file that say who somebody is; their fields are those of `basics`. */
export const BASICS = namesIn(
  `basics basic info personal personalInfo personalInformation personalDetails personalData contact contactInfo contactInformation
  contactDetails identification personName header heading person me owner user bio about profile candidate
  kontakt kontaktdaten persönlicheDaten persoenlicheDaten coordonnées informationsPersonnelles datosPersonales dadosPessoais
  datiPersonali contacto contato contatti author basicInfo basicInformation headline summary objective introduction intro`,
)

/** A time in one field: `2015 – 2018`, or with a start and an end in it. */
export const PERIODS = namesIn(
  'period dates date duration years year annee année año ano anno jahr time timeframe timespan dateRange timePeriod zeitraum periode période periodo período thời-gian الفترة مدت период 时间 期間 기간',
)

/** A field by which an entry says that it goes on. */
export const GOES_ON = namesIn(
  'current isCurrent isCurrentRole currentlyWorking currentlyWorkHere isCurrentlyWorking ongoing isOngoing present isPresent stillWorking workingHere currentJob currentRole aktuell',
)

/** Jobs that somebody had at one company after another. */
export const POSITIONS = namesIn('positions roles titles jobs stations')

/** What a file says of its own form, and programs of their entries: none of it is left out. */
export const OF_THE_FILE = new Set(
  namesIn(
    `$schema id _id uuid uid key slug order index sortOrder position_index columns separateLinks icon iconColor layout template css
    createdAt updatedAt created_at updated_at`,
  ),
)
