import { tituloDeCita } from '@alerce/domain/agenda/salidas'
import { type CalendarEntry, calendarFile, calendarType } from '../../../platform/ics.ts'

/** The same for every copy of an appointment, wherever it went. */
export const uidDe = ({ identidad }: { readonly identidad: string }): string => `${identidad}@alerce`

/** An appointment with whom it is. */
interface CitaConProspecto {
  readonly identidad: string
  readonly inicio: string
  readonly termino: string
  readonly secuencia: number
  readonly actualizadaEn: string
  readonly nombres: string
  readonly apellidoPaterno: string
}

const entradaDe = (cita: CitaConProspecto): CalendarEntry => ({
  uid: uidDe(cita),
  secuencia: cita.secuencia + 1,
  inicio: cita.inicio,
  termino: cita.termino,
  titulo: tituloDeCita(cita),
  escrita: cita.actualizadaEn,
})

/** Appointments as a file for the advisor's own calendar: first names and initials, no comments. */
export const archivoDeCitas = (citas: readonly CitaConProspecto[], nombre: string) => ({
  contenido: calendarFile('Citas de Alerce', 'PUBLISH', citas.map(entradaDe)),
  mime: calendarType('PUBLISH'),
  nombre,
})
