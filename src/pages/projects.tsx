// Not with its part, which comes later: the page's HTML carries it.
import '../components/project-card/project-card.css'
import '../components/picture/title-picture.css'
import { lazySection } from '../components/lazy-section/lazy-section'
import { PageHeading } from '../components/page-heading/page-heading'
import { pages } from '#content/pages'

// The bar answers before the cards are here. A press of theirs is held until then.
const ProjectPager = lazySection(() => import('../components/project-pager/project-pager'))

export default function Projects() {
  return (
    <div className="page">
      <PageHeading intent={pages.projects.description}>{pages.projects.title}</PageHeading>
      <ProjectPager />
    </div>
  )
}
