/** Focuses and shows a field, or another element with this path; false when there is none. */
export function focusField(campo: string): boolean {
  const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(campo)}"]`)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
  return field !== null
}
