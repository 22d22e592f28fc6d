import { showcaseSlides, ShowcaseFrame, skillSlides, SkillsFrame } from './slides'

export const Skills = () => (
  <SkillsFrame>
    <div className="grid grid-cols-6 overflow-hidden">{skillSlides}</div>
  </SkillsFrame>
)

export const Showcase = () => (
  <ShowcaseFrame onShow={0} onPoint={() => {}}>
    {showcaseSlides[0]}
  </ShowcaseFrame>
)
