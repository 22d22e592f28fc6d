import { PageHeading } from '#site/components/page/page-heading.tsx'
import ProjectList from '#site/components/project/project-list.tsx'
import { pages } from 'virtual:content/pages'

export default function Projects() {
  return (
    <div className="page">
      <PageHeading intent={pages.projects.description}>{pages.projects.title}</PageHeading>
      <ProjectList />
    </div>
  )
}
