import { etiquetasDS } from '@alerce/contract/fichas/declaracion/etiquetas-ds'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import type { PersonaDeDS } from '../beneficiarios/beneficiario-form.ts'
import { DiagnosticoField } from './diagnostico-field.tsx'
import type { RespuestaForm } from './respuesta-form.ts'

interface DiagnosticoFieldsProps {
  readonly form: AlerceForm<RespuestaForm>
  readonly index: number
  readonly personas: readonly PersonaDeDS[]
  /** ISO date: no diagnosis lies after it. */
  readonly today: string
}

export function DiagnosticoFields({ form, index, personas, today }: DiagnosticoFieldsProps) {
  const at = `diagnosticos.${index}` as const
  const person = form.values.diagnosticos[index]?.beneficiario ?? null
  return (
    <>
      <SelectField
        {...form.field(`${at}.beneficiario`)}
        label="Beneficiario"
        required
        value={person === null ? '' : String(person)}
        onChange={(id) => form.setFieldValue(`${at}.beneficiario`, id === '' ? null : Number(id))}
        options={personas.map((persona) => ({ value: String(persona.id), label: nombreCorto(persona) }))}
      />
      <DiagnosticoField
        {...form.field(`${at}.diagnostico`)}
        label={etiquetasDS.diagnostico}
        required
        onChange={({ codigo, diagnostico }) => {
          form.setFieldValue(`${at}.diagnostico`, diagnostico)
          form.setFieldValue(`${at}.codigo`, codigo)
        }}
      />
      <DateField
        {...form.field(`${at}.fecha`)}
        label={etiquetasDS.fechaAproximada}
        reads="aproximada"
        placeholder="DD-MM-AAAA o MM-AAAA"
        description="Mes y año bastan: 03-2019"
        required
        max={today}
      />
      <CheckField {...form.field(`${at}.intervencionQuirurgica`)} label={etiquetasDS.intervencion} />
    </>
  )
}
