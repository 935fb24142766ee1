import { type CitaForm, LARGO_COMENTARIO } from '@alerce/contract/forms/agenda/cita'
import { LARGO_DE_LUGAR } from '@alerce/domain/agenda/reserva'
import { minutosDeTraslado } from '@alerce/domain/agenda/traslado'
import type { ReactNode } from 'react'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { momentoActual } from '../../../../lib/citas.ts'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { halfHoursWith, minuteOptions } from '../../../../lib/time/half-hours.ts'
import classes from '../dialogos/dialogos.module.css'
import { lapsoEscrito, mismaDuracion } from '../dialogos/horas.ts'
import { ProspectoPicker } from '../dialogos/prospecto-picker.tsx'

interface CitaFieldsProps {
  readonly form: AlerceForm<CitaForm>
  /** Name of the prospect; null: the prospect is chosen here. */
  readonly nombre: string | null
  /** Under the name: the client of a booking, which says the place; null: there is none. */
  readonly cliente: ReactNode
  /** The prospect has been invited already. */
  readonly invitado: boolean
}

const traslados = minuteOptions(minutosDeTraslado)

function loQueSeEnvia(invitado: boolean, avisar: boolean): string {
  if (!invitado) {
    return 'Recibe la fecha, la hora, el lugar y un archivo para su calendario, y otro correo si algo de eso cambia o la cita se elimina. El comentario no se envía.'
  }
  return avisar
    ? 'Ya recibió la invitación. Recibe otro correo si la cita cambia de hora o de lugar, o se elimina.'
    : 'Ya recibió la invitación. No recibirá nada más, tampoco si la cita cambia o se elimina.'
}

/** Fields of an appointment. A later start moves the end along. */
export function CitaFields({ form, nombre, cliente, invitado }: CitaFieldsProps) {
  const { fecha, horaInicio, horaTermino, avisar } = form.values
  // A remote agenda keeps neither place nor way, nor blocked times, and sends no invitation
  const isOurs = useOffers('guardarBloqueo')
  const inicio = form.field('horaInicio')
  const begin = (hora: string) => {
    inicio.onChange(hora)
    form.field('horaTermino').onChange(mismaDuracion(hora, form.values))
  }
  return (
    <div className={classes.fields}>
      {nombre === null ? (
        <div className={classes.whole}>
          <ProspectoPicker {...form.field('prospectoId')} />
        </div>
      ) : (
        <div className={classes.whole}>
          <b>{nombre}</b>
          {cliente}
        </div>
      )}
      <div className={classes.whole}>
        <DateField label="Fecha" required min={momentoActual().fecha} {...form.field('fecha')} />
      </div>
      <SelectField label="Desde" required options={halfHoursWith(horaInicio)} {...inicio} onChange={begin} />
      <SelectField label="Hasta" required options={halfHoursWith(horaTermino)} {...form.field('horaTermino')} />
      <p className={`${classes.whole} ${classes.span}`}>{lapsoEscrito({ fecha, horaInicio, horaTermino })}</p>
      {isOurs && (
        <div className={classes.donde}>
          {cliente === null && <TextField label="Lugar" maxLength={LARGO_DE_LUGAR} {...form.field('lugar')} />}
          <SelectField label="Traslado antes y después" options={traslados} {...form.field('traslado')} />
        </div>
      )}
      <div className={classes.whole}>
        <TextAreaField label="Comentario" maxLength={LARGO_COMENTARIO} {...form.field('comentario')} />
      </div>
      {isOurs && (
        <div className={classes.whole}>
          <CheckField
            label="Enviar invitación por correo al prospecto"
            description={loQueSeEnvia(invitado, avisar)}
            {...form.field('avisar')}
          />
        </div>
      )}
    </div>
  )
}
