import { Tope } from '../../../../components/cita/tope.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { Fields, Panel, Stack } from '../../../../components/layout/panel.tsx'
import { type HorarioDeCita, momentoActual } from '../../../../lib/citas.ts'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { halfHours } from '../../../../lib/time/half-hours.ts'
import { type CitaPorAgendar, citaEn, sigueEn } from '../cita.ts'
import type { Values } from '../values.ts'

interface NextAppointmentProps {
  readonly form: AlerceForm<Values>
  /** What the last save could not book. */
  readonly pendiente: CitaPorAgendar | null
  /** Books it over another on purpose. */
  readonly onInsist: () => void
}

/** Optional: when to meet next (spec 1 §2). Never in the past. */
export function NextAppointment({ form, pendiente, onInsist }: NextAppointmentProps) {
  const { field } = form
  const taken = pendiente && sigueEn(pendiente, form.values) ? pendiente.alternativas : null
  return (
    <Panel title="Próxima cita" aside={<small>Opcional</small>}>
      <Stack>
        <Fields>
          <DateField label="Fecha" min={momentoActual().fecha} {...field('citaFecha')} />
          <SelectField label="Hora de inicio" empty="Elija la hora" options={halfHours} {...field('citaHora')} />
          <NumberField clase="entero" label="Duración" suffix="min" {...field('citaDuracion')} />
        </Fields>
        {taken && (
          <Tope
            alternativas={taken}
            busy={form.busy}
            onChoose={(horario: HorarioDeCita) => form.setValues(citaEn(horario))}
            onInsist={onInsist}
          />
        )}
      </Stack>
    </Panel>
  )
}
