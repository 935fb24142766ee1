type Field = HTMLInputElement | HTMLTextAreaElement

const ownValueOf = (field: Field) =>
  Object.getOwnPropertyDescriptor(
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype,
    'value',
  )

/** React keeps the attribute of what it draws at what it knows: another value came without a word. */
const isFilledSilently = (field: Field): boolean => field.value !== field.defaultValue

/** Tells React of a value as if it had been typed: to React the field must change once more. */
function tell(field: Field): void {
  const { value } = field
  field.value = field.defaultValue
  ownValueOf(field)?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const TEXTS = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"]), textarea'
const PRESSES = ['Enter', 'Tab', ' ']

/**
 * A password manager may fill fields without an event, and the form would still be empty. Looked at when something in the
 * form is pressed, before what is pressed acts.
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
