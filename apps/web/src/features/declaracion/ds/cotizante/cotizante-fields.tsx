import { etiquetasDS } from '@alerce/contract/fichas/declaracion/etiquetas-ds'
import { type CotizanteForm, causales } from '@alerce/contract/forms/declaracion/cotizante'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { diasAtrasDeLaDS } from '@alerce/domain/limites'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { CorreoField } from '../../../../components/fields/correo-field.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { NameFields } from '../../../../components/fields/person-fields.tsx'
import { SelectField, type SelectFieldProps } from '../../../../components/fields/select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Fields, Panel, Stack } from '../../../../components/layout/panel.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { FixedField, MeasureFields } from '../components/measure-fields.tsx'
import classes from '../declaracion.module.css'
import { useIsapres } from '../queries.ts'

interface CotizanteFieldsProps {
  readonly form: AlerceForm<CotizanteForm>
  readonly saved: ReplyOf<'obtenerAntecedentesCotizante'>
  /** ISO date. */
  readonly today: string
}

interface SaludPanelProps {
  readonly form: AlerceForm<CotizanteForm>
}

const answers = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
]

interface CodeSelectProps extends Omit<SelectFieldProps, 'value' | 'onChange' | 'options'> {
  readonly value: number | null
  onChange(code: number | null): void
  readonly list: readonly (readonly [code: number, name: string])[]
}

/** A code of a short list, chosen by its name. */
function CodeSelect({ value, onChange, list, ...field }: CodeSelectProps) {
  return (
    <SelectField
      {...field}
      value={value === null ? '' : String(value)}
      onChange={(code) => onChange(code === '' ? null : Number(code))}
      options={list.map(([code, label]) => ({ value: String(code), label }))}
    />
  )
}

/** Weight, height, and the disability pension with its cause. */
function SaludPanel({ form }: SaludPanelProps) {
  const { pension } = form.values
  return (
    <Panel title="Salud">
      <Fields>
        <MeasureFields field={form.field} />
        <ChoiceField
          {...form.field('pension')}
          label="¿Recibe pensión de invalidez? *"
          value={String(pension)}
          onChange={(value) => form.setFieldValue('pension', value === 'true')}
          options={answers}
        />
        {pension && (
          <>
            <CodeSelect
              {...form.field('causal')}
              label={etiquetasDS.causal}
              list={causales.map(({ codigo, descripcion }) => [codigo, descripcion] as const)}
            />
            <TextField {...form.field('diagnostico')} label={etiquetasDS.diagnostico} />
          </>
        )}
      </Fields>
    </Panel>
  )
}

interface PapelPanelProps {
  readonly form: AlerceForm<CotizanteForm>
  /** ISO date. */
  readonly today: string
}

/** Data of the signed paper: folio, date, and the health system that the holder leaves. */
function PapelPanel({ form, today }: PapelPanelProps) {
  const { data = [] } = useIsapres()
  return (
    <Panel title="Declaración de Salud en papel">
      <Fields>
        <TextField
          {...form.field('folioDS')}
          label={etiquetasDS.folio}
          required
          inputMode="numeric"
          description="El número impreso en la DS"
        />
        <DateField
          {...form.field('fechaDS')}
          label={etiquetasDS.fechaDS}
          required
          description="La de la firma, hasta 3 días atrás"
          min={sumaDias(today, -diasAtrasDeLaDS)}
          max={today}
        />
        <CodeSelect
          {...form.field('idSalud')}
          label="Isapre actual"
          required
          description="O sistema de salud"
          list={[[0, 'No tengo'], [1, 'FONASA'], ...data.map(({ codigo, nombre }) => [codigo, nombre] as const)]}
        />
      </Fields>
    </Panel>
  )
}

export function CotizanteFields({ form, saved, today }: CotizanteFieldsProps) {
  return (
    <Stack>
      <Identity form={form} saved={saved} />
      <div className={classes.halves}>
        <PapelPanel form={form} today={today} />
        <SaludPanel form={form} />
      </div>
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
        <CorreoField {...form.field('correo')} />
      </Fields>
    </Panel>
  )
}
