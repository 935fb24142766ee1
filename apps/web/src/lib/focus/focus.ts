const nowhere = () => document.activeElement === null || document.activeElement === document.body

/** Nobody uses what has the focus: it is nowhere, or on something that is read, where the rule below has left it. */
export const focusIsIdle = (): boolean =>
  !(document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0)

/** The focus goes to something that is read but not pressed; the page stays where the eye is. */
function focusOn(element: HTMLElement | undefined): void {
  if (!element) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** After a change of page: its title, unless the page has named what comes first. */
export function focusTitle(): void {
  const main = document.querySelector('main')
  if (main?.contains(document.activeElement)) return
  focusOn(main?.querySelector<HTMLElement>('h1') ?? undefined)
}

/** A part of a screen is come to: its heading has the focus, and is seen. */
export function focusHeading(part: HTMLElement): void {
  focusOn(part.querySelector<HTMLElement>('h2') ?? part)
  const { top } = part.getBoundingClientRect()
  if (top < 0 || top > innerHeight / 2) part.scrollIntoView({ block: 'start' })
}

/** Path of an element: itself and its ancestors, innermost first, each with its index among its siblings. */
type Trail = readonly { readonly element: Element; readonly index: number }[]

function trailOf(start: Element | null): Trail {
  const trail: { element: Element; index: number }[] = []
  for (let element = start; element && element !== document.body; element = element.parentElement) {
    trail.push({ element, index: [...(element.parentElement?.children ?? [])].indexOf(element) })
  }
  return trail
}

const lists = 'tbody, ul, ol, [role="list"], [role="rowgroup"]'
const parts = 'section, fieldset, dialog, [role="region"]'
const headings = 'h1, h2, h3, legend'

/** A heading that is seen, of this part of the screen. */
const headingOf = (part: Element) =>
  [...part.querySelectorAll<HTMLElement>(headings)].find((heading) => heading.closest('.vh') === null)

/** Element that a floating message belongs to. */
const homeOf = (element: Element | null): HTMLElement | null =>
  document.getElementById(element?.closest<HTMLElement>('[data-home]')?.dataset.home ?? '')

/** Whether something stands in a part of the screen, or floats and was said in it. */
export const standsIn = (part: Element | null, element: Element | null): boolean =>
  part !== null && (part.contains(element) || part.contains(homeOf(element)))

/** The part that an element stands in has a heading; else that of the part around it, at last the screen's. */
function headingOver(element: Element | null): HTMLElement | undefined {
  for (
    let part = element?.closest(parts) ?? homeOf(element)?.closest(parts);
    part;
    part = part.parentElement?.closest(parts)
  ) {
    const heading = headingOf(part)
    if (heading) return heading
    if (part instanceof HTMLDialogElement) return part.querySelector<HTMLElement>('[tabindex="-1"]') ?? undefined
  }
  return (
    document.querySelector<HTMLElement>('main h1, main h2, h1') ??
    document.querySelector<HTMLElement>('main') ??
    undefined
  )
}

/**
 * Next focus after an element is removed: the element redrawn under its id, else a row of its list. Without a list it
 * is the heading of its part of the screen. A row, not its button: a repeated Enter must not undo or close the next
 * one.
 */
function heirOf(trail: Trail): HTMLElement | undefined {
  const again = document.getElementById(trail[0]?.element.id ?? '')
  if (again) return again
  const at = trail.findIndex(({ element }) => element.isConnected)
  const stands = trail[at]?.element ?? null
  const gone = trail[at - 1]
  if (gone && stands?.matches(lists)) {
    const row = stands.children.item(Math.min(gone.index, stands.children.length - 1))
    if (row instanceof HTMLElement) return row
  }
  return headingOver(stands)
}

const openers = new WeakMap<Element, Trail>()

function focusBack(opener: Trail): void {
  const first = opener[0]?.element
  if (first instanceof HTMLElement && first.isConnected) first.focus({ preventScroll: true })
  if (!nowhere()) return
  // opened from a dialog that went with it: back to what opened that one
  const outer = opener.find(({ element }) => !element.isConnected && openers.has(element))
  const before = outer && openers.get(outer.element)
  if (before) focusBack(before)
  else focusOn(heirOf(opener))
}

/** A dialog opens; what it answers gives the focus back to what opened it, or to its heir. */
export function giveBackFocus(dialog: Element): () => void {
  const opener = trailOf(document.activeElement)
  openers.set(dialog, opener)
  return () => focusBack(opener)
}

/**
 * The one rule for the focus of every screen: what had it is gone, and nobody took it, so its heir does. Else it falls
 * to the top of the page, and who works by keyboard or by ear begins anew after each act.
 */
export function keepFocus(): () => void {
  let last: Trail = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = trailOf(target)
  }
  const check = () => {
    const had = last[0]?.element
    if (!had || (had.isConnected && !had.matches(':disabled')) || !nowhere()) return
    const heir = heirOf(had.isConnected ? last.slice(1) : last)
    last = []
    focusOn(heir)
  }
  // once all that is drawn with it is drawn, and whoever knows better has had its turn
  const watch = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(check)
  })
  document.addEventListener('focusin', note)
  watch.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', note)
    watch.disconnect()
  }
}
