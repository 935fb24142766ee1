import { homeOf } from './home.ts'

/** Where something stands: itself and all it stands in, innermost first, each with its place among its siblings. */
export type Trail = readonly { readonly element: Element; readonly index: number }[]

export function trailOf(start: Element | null): Trail {
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
 * Who takes the place of what is gone: itself, drawn anew elsewhere under its id; in a list the row that stands there now, or its last one; else the heading of the
 * part of the screen in which it was. A row, not its button: Enter pressed once more must not undo or close the next.
 */
export function heirOf(trail: Trail): HTMLElement | undefined {
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
