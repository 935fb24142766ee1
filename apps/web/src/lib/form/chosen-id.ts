import type { Binding } from './binding.ts'

/** Binding of a field whose options have ids: it shows text and keeps the number. */
export const chosenId = ({ value, onChange, ...field }: Binding<number | null>) => ({
  ...field,
  value: value === null ? '' : String(value),
  onChange: (chosen: string) => onChange(chosen === '' ? null : Number(chosen)),
})
