/**
 * For getByText: the innermost element with exactly this text. Dates and amounts that never break are in several nodes,
 * which a reader does not notice.
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
