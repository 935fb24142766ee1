/**
 * For getByText: the innermost element that says this as a whole. A text whose dates and amounts are kept whole stands in
 * several nodes, which is nothing to who reads it.
 */
export const dicho =
  (text: string | RegExp) =>
  (_: string, element: Element | null): boolean => {
    const says = (one: Element) => {
      const said = (one.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      return typeof text === 'string' ? said === text : text.test(said)
    }
    return element !== null && says(element) && ![...element.children].some(says)
  }
