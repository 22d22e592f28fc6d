import OurShowcase from '../../../../src/components/showcase/showcase'
import OurSkills from '../../../../src/components/skills-carousel/skills-carousel'
import { PreferencesProvider } from '../../../../src/preferences/provider'

export const Skills = () => (
  <PreferencesProvider>
    <OurSkills />
  </PreferencesProvider>
)

export const Showcase = () => (
  <PreferencesProvider>
    <OurShowcase />
  </PreferencesProvider>
)
