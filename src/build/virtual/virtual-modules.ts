import type { caseStudyOf } from '#site/components/project/case-study.tsx'
import type { BuildContext } from '#build/context/context.ts'
import { paths } from '#build/lib/paths.ts'
import { CASE_STUDY, machinesOf, virtualExports } from './virtual-exports.ts'

const constants = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value) ?? 'undefined'}`)
    .join('\n')

/** The source of each virtual module, generated on first use. */
export const virtualModules = (context: BuildContext, machines = machinesOf(context.root)) => {
  const { modules, caseStudies, addRootFiles, addEveryFile } = virtualExports(context, machines)
  const makers: Record<string, () => Promise<string | Record<string, unknown>>> = modules
  /** The page of a project, `virtual:case-study/<slug>`, and what it is called. */
  const caseStudyModule = async (slug: string) => {
    const { page, hasText, ...shown } = (await caseStudies()).find((each) => each.slug === slug)!
    const caseStudy: Parameters<typeof caseStudyOf>[0] = shown
    return [
      `import { caseStudyOf } from '/${paths.caseStudy}'`,
      hasText ? `import Text from '#content/projects/${slug}.mdx'` : 'const Text = undefined',
      constants({ page }),
      `export default caseStudyOf(${JSON.stringify(caseStudy)}, Text)`,
    ].join('\n')
  }
  const load = async (name: string) => {
    if (name.startsWith(CASE_STUDY)) return caseStudyModule(name.slice(CASE_STUDY.length))
    const made = await makers[name]?.()
    return typeof made === 'object' ? constants(made) : made
  }
  return {
    /** Of all virtual modules but those of single case studies. */
    names: Object.keys(modules),
    /** The source of a virtual module; undefined for what is none. */
    load,
    /** Adds to the store the files at the root, which no module makes: feeds, favicons and the CV. */
    addRootFiles,
    /** Adds every file to the store. */
    addEveryFile,
  }
}
