import { NO_SE_ABRIO } from '../../lib/browser/missing-part.ts'
import { reloadOnce } from '../../lib/browser/reload-once.ts'

/**
 * Page without React, for pages that failed to load. It reloads once by itself, when the network returns, and on its
 * button.
 */
export function sinPaginas(root: HTMLElement): void {
  const again = () => window.location.reload()
  const text = document.createElement('p')
  text.setAttribute('role', 'alert')
  text.textContent = NO_SE_ABRIO
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Reintentar'
  button.addEventListener('click', again)
  window.addEventListener('online', again)
  const main = document.createElement('main')
  main.append(text, button)
  root.replaceChildren(main)
  reloadOnce()
}
