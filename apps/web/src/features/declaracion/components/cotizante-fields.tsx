import { type CotizanteForm, causales } from '@alerce/contract/forms/cotizante'
import { sumaDias } from '@alerce/domain/fechas/fecha'
import { diasAtrasDeLaDS } from '@alerce/domain/limites'
import { formatoRut } from '@alerce/domain/persona/rut'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { DateField } from '../../../components/fields/date-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Fields, Panel, Stack } from '../../../components/layout/panel.tsx'
import type { ReplyOf } from '../../../lib/api/call.ts'
import type { AlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { useIsapres } from '../queries.ts'
import { FixedField } from './fixed-field.tsx'
import { MeasureFields } from './measure-fields.tsx'
import { NameFields } from './name-fields.tsx'

interface CotizanteFieldsProps {
  readonly form: AlerceForm<CotizanteForm>
  readonly saved: ReplyOf<'obtenerAntecedentesCotizante'>
  /** ISO date. */
  readonly today: string
}

type WithForm = Pick<CotizanteFieldsProps, 'form'>

const toCode = (value: string) => (value === '' ? null : Number(value))
const toValue = (code: number | null) => (code === null ? '' : String(code))
function toAnswer(yes: boolean | null): string {
  if (yes === null) return ''
  return yes ? 'si' : 'no'
}
const yesNo = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
]

export function CotizanteFields({ form, saved, today }: CotizanteFieldsProps) {
  return (
    <Stack>
      <Identity form={form} saved={saved} />
      <Paper form={form} today={today} />
      <Health form={form} />
    </Stack>
  )
}

function Identity({ form, saved }: Pick<CotizanteFieldsProps, 'form' | 'saved'>) {
  return (
    <Panel title="Cotizante">
      <Fields>
        <NameFields field={form.field} />
        {saved.rut ? (
          <FixedField label="RUT" value={formatoRut(saved.rut)} />
        ) : (
          <FixedField label="Pasaporte" value={saved.numeroPasaporte ?? ''} />
        )}
        <FixedField label="Sexo" value={saved.sexo === 1 ? 'Masculino' : 'Femenino'} />
        <FixedField label="Fecha de nacimiento" value={saved.fechaNacimiento} />
        <TextField
          {...form.field('correo')}
          label="Correo electrónico"
          required
          inputMode="email"
          shape={(typed) => typed.replaceAll(/\s/g, '')}
        />
      </Fields>
    </Panel>
  )
}

function Paper({ form, today }: Pick<CotizanteFieldsProps, 'form' | 'today'>) {
  const isapres = useIsapres()
  const options = [
    { value: '0', label: 'No tengo' },
    { value: '1', label: 'FONASA' },
    ...(isapres.data ?? []).map(({ codigo, nombre }) => ({ value: String(codigo), label: nombre })),
  ]
  return (
    <Panel title="Declaración de Salud en papel">
      <Fields>
        <TextField
          {...form.field('folioDS')}
          label="Folio DS"
          required
          inputMode="numeric"
          description="El número impreso en la DS"
        />
        <DateField
          {...form.field('fechaDS')}
          label="Fecha DS"
          required
          description="La de la firma, hasta 3 días atrás"
          min={sumaDias(today, -diasAtrasDeLaDS)}
          max={today}
        />
        <SelectField
          {...form.field('idSalud')}
          label="Isapre actual"
          required
          description="O sistema de salud"
          value={toValue(form.values.idSalud)}
          onChange={(value) => form.setFieldValue('idSalud', toCode(value))}
          options={options}
        />
      </Fields>
    </Panel>
  )
}

function Health({ form }: WithForm) {
  const { pension } = form.values
  return (
    <Panel title="Salud">
      <Fields>
        <MeasureFields field={form.field} />
        <ChoiceField
          {...form.field('pension')}
          label="¿Recibe pensión de invalidez? *"
          value={toAnswer(pension)}
          onChange={(value) => form.setFieldValue('pension', value === 'si')}
          options={yesNo}
        />
        {pension && <Pension form={form} />}
      </Fields>
    </Panel>
  )
}

function Pension({ form }: WithForm) {
  return (
    <>
      <SelectField
        {...form.field('causal')}
        label="Causal"
        value={toValue(form.values.causal)}
        onChange={(value) => form.setFieldValue('causal', toCode(value))}
        options={causales.map(({ codigo, descripcion }) => ({ value: String(codigo), label: descripcion }))}
      />
      <TextField {...form.field('diagnostico')} label="Diagnóstico" />
    </>
  )
}
