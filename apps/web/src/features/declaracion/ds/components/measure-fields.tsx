import { etiquetasDS } from '@alerce/contract/fichas/declaracion/etiquetas-ds'
import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { NumberTextField } from '../../../../components/fields/number-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import type { Binding } from '../../../../lib/form/binding.ts'

interface MeasureFieldsProps {
  readonly field: (name: 'peso' | 'altura') => Binding<string>
}

/** Weight and height stay as typed: their rules tell an integer from 70,5 and 1,7 from 1,705 (spec 2 §5). */
export function MeasureFields({ field }: MeasureFieldsProps) {
  return (
    <>
      <NumberTextField clase="kilos" {...field('peso')} label={etiquetasDS.peso} required suffix="kg" />
      <NumberTextField
        clase="metros"
        {...field('altura')}
        label={etiquetasDS.estatura}
        description={cotizanteMessages.estaturaAyuda.text}
        required
        suffix="m"
      />
    </>
  )
}

interface FixedFieldProps {
  readonly label: string
  readonly value: string
}

/** Shown but not changed here: the price of the plan rests on it (core rules, Stages of the DS). */
export function FixedField(props: FixedFieldProps) {
  return <TextField {...props} onChange={() => undefined} readOnly />
}
