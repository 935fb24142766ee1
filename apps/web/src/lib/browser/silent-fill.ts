type Field = HTMLInputElement | HTMLTextAreaElement

const ownValueOf = (field: Field) =>
  Object.getOwnPropertyDescriptor(
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype,
    'value',
  )

/** React keeps the attribute equal to its own value: another value came without an event. */
const isFilledSilently = (field: Field): boolean => field.value !== field.defaultValue

/** Makes React notice a value as if it had been typed: React needs another change of the field. */
function tell(field: Field): void {
  const { value } = field
  field.value = field.defaultValue
  ownValueOf(field)?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const TEXTS = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"]), textarea'
const PRESSES = ['Enter', 'Tab', ' ']

/**
 * A password manager may fill fields without an event, leaving the form empty. Check on each press in the form, before
 * its effect.
 */
export function hearSilentFill(page: Document = document): () => void {
  const look = (event: Event) => {
    if (event instanceof KeyboardEvent && !PRESSES.includes(event.key)) return
    const form = event.target instanceof Element ? event.target.closest('form') : null
    for (const field of form?.querySelectorAll<Field>(TEXTS) ?? []) if (isFilledSilently(field)) tell(field)
  }
  const ends = new AbortController()
  for (const press of ['pointerdown', 'keydown', 'click'])
    page.addEventListener(press, look, { capture: true, signal: ends.signal })
  return () => ends.abort()
}
