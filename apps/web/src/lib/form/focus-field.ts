/** Brings a field, or whatever else carries this path, before the eyes and under the keys; false when there is none. */
export function focusField(campo: string): boolean {
  const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(campo)}"]`)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
  return field !== null
}
