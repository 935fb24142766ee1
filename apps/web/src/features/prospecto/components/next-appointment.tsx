import { hoyEnSantiago } from '@alerce/domain/fechas/instante'
import { DateField } from '../../../components/fields/date-field.tsx'
import { NumberField } from '../../../components/fields/number-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { Fields, Panel } from '../../../components/layout/panel.tsx'
import { now } from '../../../lib/clock.ts'
import { halfHours } from '../../../lib/half-hours.ts'
import type { FormField } from '../values.ts'

/** Optional: when to meet next (spec 1 §2). Never in the past. */
export function NextAppointment({ field }: { readonly field: FormField }) {
  return (
    <Panel title="Próxima cita" aside={<small>Opcional</small>}>
      <Fields>
        <DateField label="Fecha" min={hoyEnSantiago(now())} {...field('citaFecha')} />
        <SelectField label="Hora de inicio" empty="Elija la hora" options={halfHours} {...field('citaHora')} />
        <NumberField label="Duración" suffix="min" min={0} {...field('citaDuracion')} />
      </Fields>
    </Panel>
  )
}
