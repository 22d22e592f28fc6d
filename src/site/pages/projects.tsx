import { PageHeading } from '#site/components/page/page-heading.tsx'
import ProjectPager from '#site/components/project/project-pager.tsx'
import { pages } from 'virtual:content/pages'

export default function Projects() {
  return (
    <div className="page">
      <PageHeading intent={pages.projects.description}>{pages.projects.title}</PageHeading>
      <ProjectPager />
    </div>
  )
}
