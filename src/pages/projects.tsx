import { PageHeading } from '../components/page-heading/page-heading'
import { Part } from '../components/part/part'
import { ProjectPager } from '../components/project-pager/project-pager'
import { ui } from '#content/ui'

export default function Projects() {
  return (
    <div className="page">
      <PageHeading intent={ui.projects.intent}>{ui.projects.heading}</PageHeading>
      <Part>
        <ProjectPager />
      </Part>
    </div>
  )
}
