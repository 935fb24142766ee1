import type { TareaForm } from '@alerce/contract/forms/cartera/seguimiento'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { diasDeTarea, LARGO_DE_TAREA } from '@alerce/domain/cartera/seguimiento/tarea'
import type { AlerceForm } from '../../lib/form/use-alerce-form.ts'
import { todayInSantiago } from '../../lib/time/clock.ts'
import { halfHoursWith } from '../../lib/time/half-hours.ts'
import { DateField } from '../fields/date-field.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { TextAreaField } from '../fields/text-area-field.tsx'
import classes from './seguimiento.module.css'

/** Fields of a task: what, which day, and an hour that reminds. */
export function TareaFields({ form }: { readonly form: AlerceForm<TareaForm> }) {
  const hoy = todayInSantiago()
  return (
    <>
      <TextAreaField label="Qué hay que hacer" required rows={2} maxLength={LARGO_DE_TAREA} {...form.field('texto')} />
      <div className={classes.plazo}>
        <DateField label="Fecha" required min={hoy} max={sumaDias(hoy, diasDeTarea)} {...form.field('fecha')} />
        <SelectField
          label="Hora"
          description="Con hora, le avisamos en la campana."
          empty="Cualquier hora"
          options={[{ value: '', label: 'Cualquier hora' }, ...halfHoursWith(form.values.hora)].filter(
            ({ value }) => value !== '' || form.values.hora !== '',
          )}
          {...form.field('hora')}
        />
      </div>
    </>
  )
}
