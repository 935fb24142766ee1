const nowhere = () => document.activeElement === null || document.activeElement === document.body

/** True when the focus is unused: nowhere, or on a text, as left by the rule below. */
export const focusIsIdle = (): boolean =>
  !(document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0)

/** Focuses an element that is read but not pressed, without scrolling. */
function focusOn(element: HTMLElement | undefined): void {
  if (!element) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Focuses the title after a change of page, unless the page has set its own focus. */
export function focusTitle(): void {
  const main = document.querySelector('main')
  if (main?.contains(document.activeElement)) return
  focusOn(main?.querySelector<HTMLElement>('h1') ?? undefined)
}

/** Focuses the heading of a part of the screen, and scrolls to it. */
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

/** Visible heading of this part of the screen. */
const headingOf = (part: Element) =>
  [...part.querySelectorAll<HTMLElement>(headings)].find((heading) => heading.closest('.vh') === null)

/** Element that a floating message belongs to. */
const homeOf = (element: Element | null): HTMLElement | null =>
  document.getElementById(element?.closest<HTMLElement>('[data-home]')?.dataset.home ?? '')

/** Whether an element is inside a part of the screen, or floats and belongs to it. */
export const standsIn = (part: Element | null, element: Element | null): boolean =>
  part !== null && (part.contains(element) || part.contains(homeOf(element)))

/** First of these elements that is not in a hidden part: a step behind another screen, the notice to old browsers. */
const firstShown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.closest('[hidden]') === null)

/** Heading of the part that contains an element, or of the next part around it; at last that of the screen. */
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
  return firstShown('main h1, main h2, h1') ?? firstShown('main')
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
  // opened from a dialog that is also closed: return to the opener of that dialog
  const outer = opener.find(({ element }) => !element.isConnected && openers.has(element))
  const before = outer && openers.get(outer.element)
  if (before) focusBack(before)
  else focusOn(heirOf(opener))
}

/** Registers the opener of a dialog. Returns a function that gives the focus back to it, or to its replacement. */
export function giveBackFocus(dialog: Element): () => void {
  const opener = trailOf(document.activeElement)
  openers.set(dialog, opener)
  return () => focusBack(opener)
}

/**
 * Focus rule of every screen: when the focused element disappears, the focus moves to its replacement. Otherwise it
 * falls to the top of the page, and keyboard and screen reader users begin anew after each act.
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
    // Nothing is drawn between two screens: the next change looks again
    if (!heir) return
    last = []
    focusOn(heir)
  }
  // after all changes are drawn, and after more specific focus rules
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
