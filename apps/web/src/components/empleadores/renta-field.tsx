import type { Binding } from '../../lib/form/binding.ts'
import { NumberField } from '../fields/number-field.tsx'

interface RentaFieldProps extends Binding<number | string> {
  /** What its type of worker earns can be typed. */
  readonly editable: boolean
}

/** The taxable income from an employer, in pesos a month: asked wherever it can be typed. */
export function RentaField({ value, onChange, editable, ...field }: RentaFieldProps) {
  return (
    <NumberField
      {...field}
      clase="pesos"
      value={value}
      onChange={(typed) => onChange(typed ?? '')}
      label="Renta imponible"
      required={editable}
      disabled={!editable}
    />
  )
}
