import './skills-carousel.css'
import { useSelector } from '@xstate/react'

import { skills as allSkills } from 'virtual:content/skills'
import type { Skill } from '#content-model/schema/types.ts'
import { ui } from 'virtual:words/ui'
import { distinctSkills } from '#lib/skill-groups.ts'
import { SKILLS_INTERVAL_MS } from '#machines/carousel.machine.ts'

import { useStateOf, wordOf } from '#devtools/index.ts'
import { Carousel } from './carousel.tsx'
import { isRotating, useCarousel } from './use-carousel.ts'
import { SkillGrid } from '../dashboard/skill-grid.tsx'
import { Icon } from '../controls/icon.tsx'
import { StateCardHeader } from '../controls/state-card.tsx'

/** All skills, moving past at constant speed across the whole window; under them their groups. */
export default function SkillsCarousel({
  skills: given = allSkills,
}: {
  skills?: readonly Skill[]
}) {
  const skills = distinctSkills(given)
  const { actor, viewport } = useCarousel({
    id: 'skills',
    count: skills.length,
    // As long as the style sheet does not say it.
    visible: 6,
    intervalMs: SKILLS_INTERVAL_MS,
    linear: true,
  })
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches({ rotation: 'idle' }))
  const moves = useSelector(actor, isRotating)
  const state = useStateOf(actor)
  const visible = useSelector(actor, ({ context }) => context.visible)
  const position = `${Math.min(visible, skills.length)} ${ui.carousel.of} ${skills.length}`

  return (
    <div className="state-card wide-card">
      <div className="page">
        <StateCardHeader
          name={ui.skills.node}
          state={
            <span className="script-only">
              {isIdle ? position : `${wordOf(state)} · ${position}`}
            </span>
          }
          lit={moves}
          actor="skills"
        />
      </div>
      <div className="soft-edges relative">
        <Carousel
          label={ui.skills.label}
          actor={actor}
          viewport={viewport}
          className="skills-viewport bg-raised"
          slides={skills.map(({ name, icon, color = 'currentColor' }) => ({
            key: name,
            label: name,
            content: (
              <div translate="no" className="skill-slide">
                {icon ? (
                  <>
                    <span className="skill-icon">
                      <Icon name={icon} brand={color} className="tint" />
                    </span>
                    <span className="label text-muted">{name}</span>
                  </>
                ) : (
                  <span className="title">{name}</span>
                )}
              </div>
            ),
          }))}
        />
      </div>
      {given.some(({ group }) => group) && (
        <div className="page skill-groups">
          <SkillGrid skills={given} heading="h3" />
        </div>
      )}
    </div>
  )
}
