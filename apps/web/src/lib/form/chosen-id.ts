import type { Binding } from './binding.ts'

/** The binding of a field whose options bear ids: it shows them as text and keeps the number. */
export const chosenId = ({ value, onChange, ...field }: Binding<number | null>) => ({
  ...field,
  value: value === null ? '' : String(value),
  onChange: (chosen: string) => onChange(chosen === '' ? null : Number(chosen)),
})
