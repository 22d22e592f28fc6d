import { PageHeading } from '../components/page-heading/page-heading'
import ProjectPager from '../components/project-pager/project-pager'
import { pages } from 'virtual:content/pages'

export default function Projects() {
  return (
    <div className="page">
      <PageHeading intent={pages.projects.description}>{pages.projects.title}</PageHeading>
      <ProjectPager />
    </div>
  )
}
