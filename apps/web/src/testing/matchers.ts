import { expect } from 'vitest'

// Matchers for an element, in a person's terms.

const verdict = (pass: boolean, what: string, seen: unknown) => ({
  pass,
  message: () => `expected the element ${pass ? 'not ' : ''}${what}; it was ${JSON.stringify(seen)}`,
})

const flat = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

function describedBy(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return flat(ids.map((id) => document.getElementById(id)?.textContent).join(' '))
}

expect.extend({
  toBeVisible(element: Element) {
    return verdict(element.isConnected && !element.closest('[hidden]'), 'to be visible', element.tagName)
  },
  toHaveFocus(element: Element) {
    return verdict(document.activeElement === element, 'to have the focus', document.activeElement?.outerHTML)
  },
  toHaveValue(element: HTMLInputElement, value: string) {
    return verdict(element.value === value, `to have the value ${value}`, element.value)
  },
  toHaveAttribute(element: Element, name: string, value: string) {
    const seen = element.getAttribute(name)
    return verdict(seen === value, `to have ${name}="${value}"`, seen)
  },
  toHaveTextContent(element: Element, text: string) {
    const seen = flat(element.textContent)
    return verdict(seen.includes(text), `to say "${text}"`, seen)
  },
  toHaveAccessibleDescription(element: Element, text: string) {
    const seen = describedBy(element)
    return verdict(seen === text, `to be described as "${text}"`, seen)
  },
})

interface ElementMatchers<R> {
  toBeVisible(): R
  toHaveFocus(): R
  toHaveValue(value: string): R
  toHaveAttribute(name: string, value: string): R
  toHaveTextContent(text: string): R
  /** Of aria-describedby. */
  toHaveAccessibleDescription(text: string): R
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends ElementMatchers<R> {}
}
