/** What floats above the screen belongs where it was said. */
export const homeOf = (element: Element | null): HTMLElement | null =>
  document.getElementById(element?.closest<HTMLElement>('[data-home]')?.dataset.home ?? '')

/** Whether something stands in a part of the screen, or floats and was said in it. */
export const standsIn = (part: Element | null, element: Element | null): boolean =>
  part !== null && (part.contains(element) || part.contains(homeOf(element)))
