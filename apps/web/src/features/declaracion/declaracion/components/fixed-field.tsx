import { TextField } from '../../../../components/fields/text-field.tsx'

interface FixedFieldProps {
  readonly label: string
  readonly value: string
}

/** Shown but not changed here: the price of the plan rests on it (core rules, Stages of the DS). */
export function FixedField(props: FixedFieldProps) {
  return <TextField {...props} onChange={() => undefined} readOnly />
}
