import '../context/controls.css'
import './notice.css'

import { words } from '../site'

interface Action {
  label: string
  /** Returns true if it worked: then the notice is closed. */
  press: () => boolean
}

const button = (label: string, className: string, press: () => void) => {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.textContent = label
  element.addEventListener('click', press)
  return element
}

/** Shows a message over the page until it is closed. */
export const showNotice = (text: string, action?: Action, onClose?: () => void) => {
  const notice = document.createElement('div')
  notice.className = 'ins-notice'
  notice.setAttribute('role', 'status')
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  notice.append(paragraph)
  const remove = () => notice.remove()
  if (action) {
    notice.append(
      button(action.label, 'ins-button ins-strong', () => {
        if (action.press()) remove()
      }),
    )
  }
  const close = button(words.close, 'ins-button', () => {
    remove()
    onClose?.()
  })
  notice.append(close)
  document.body.append(notice)
}
