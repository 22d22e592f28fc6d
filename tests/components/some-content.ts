/** Any number of projects and skills. */
import { portrait as picture } from 'virtual:portrait'

import type { Skill } from '#content-model/schema/types.ts'
import type { ShownProject } from '#lib/shown-entries.ts'

import type { Pictured } from '#site/components/picture/picture-files.ts'

/** At least one, for the types. */
type Some<Thing> = [Thing, ...Thing[]]

export const some = <Thing>(count: number, make: (number: number) => Thing) =>
  Array.from({ length: count }, (_, index) => make(index + 1)) as Some<Thing>

/** Projects with a demo and a repository. */
export const someProjects = (count: number, more: Partial<ShownProject> = {}) =>
  some<Pictured<ShownProject>>(count, (id) => ({
    id,
    slug: String(id),
    title: `Piece of work ${id}`,
    text: `What number ${id} does.`,
    dates: [],
    facts: { type: undefined, entity: undefined, roles: undefined },
    chips: ['Rust', 'Wasm'],
    demo: `https://work-${id}.test/`,
    source: `https://github.com/someone/work-${id}`,
    note: undefined,
    image: 'drawing.png',
    imageAlt: `Drawing ${id}`,
    imageFocus: undefined,
    hue: 'amber',
    isInCv: true,
    // Any picture: tests look at what is around it.
    picture,
    ...more,
  }))

/** The last third is in a group and has no icons, but long names. */
export const someSkills = (count: number): Skill[] =>
  some(count, (number) =>
    number > (count * 2) / 3
      ? { name: `Craftsmanship-without-a-brand ${number}`, group: 'By hand' }
      : { icon: 'SiRust', name: `Craft ${number}`, color: '#336699' },
  )
