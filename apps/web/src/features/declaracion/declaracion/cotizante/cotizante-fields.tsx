import type { CotizanteForm } from '@alerce/contract/forms/declaracion/cotizante'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { CorreoField } from '../../../../components/fields/correo-field.tsx'
import { NameFields } from '../../../../components/fields/person-fields.tsx'
import { Fields, Panel, Stack } from '../../../../components/layout/panel.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { FixedField } from '../components/fixed-field.tsx'
import classes from '../declaracion.module.css'
import { PapelPanel } from './papel-panel.tsx'
import { SaludPanel } from './salud-panel.tsx'

interface CotizanteFieldsProps {
  readonly form: AlerceForm<CotizanteForm>
  readonly saved: ReplyOf<'obtenerAntecedentesCotizante'>
  /** ISO date. */
  readonly today: string
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
