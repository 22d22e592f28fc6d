/** Lets the build's code, where tests call it, read the content that Vitest resolves `#content` to. */
import { setContentFolder } from '#build/context/content-folder.ts'
import { FIXTURE } from './fixture-site.ts'

setContentFolder(process.cwd(), process.env['CONTENT'] ?? FIXTURE)
