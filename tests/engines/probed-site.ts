/** The tests' own site as it is built, but for a probe that each page loads first. */
import { serve } from '../bench/lib/serve.ts'
import { FIXTURE_SITE } from '../fixture-site.ts'

/** Runs before the page's own scripts: records the messages of its workers, and all errors. */
const probe = () => {
  const said: unknown[] = []
  const faults: string[] = []
  Object.assign(globalThis, { workersSaid: said, faults })
  addEventListener('error', ({ message }) => void faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => void faults.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
    faults.push(`policy: ${violatedDirective}`)
  })
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }) => said.push(data))
    }
  }
}

const PROBE = '/probe.js'
const script = new Blob([`(${String(probe)})()`], { type: 'text/javascript' })

/** A document of a policy of its own, in which no script runs. */
const SCRIPTLESS = { 'content-security-policy': 'sandbox allow-same-origin' }

export const serveProbed = (scripts = true) => {
  const load = (html: string) => html.replace('<head>', `<head><script src="${PROBE}"></script>`)
  return serve(FIXTURE_SITE, load, { [PROBE]: script }, scripts ? {} : SCRIPTLESS)
}
