import type { Host } from '../host'
import { answerWindows } from './answer'

/** Opens the panel in a window of its own that looks into this tab. False if it was blocked. */
export const openPopup = (host: Host) => {
  const tab = answerWindows(host)
  return (
    window.open(
      `${import.meta.env.BASE_URL}?inspect=window&tab=${tab}`,
      `inspector-${tab}`,
      'popup,width=1200,height=760',
    ) !== null
  )
}
