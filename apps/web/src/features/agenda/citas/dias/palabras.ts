import { horaDe } from '@alerce/domain/base/fechas/reloj'
import { type Cita, kindOf, kindText } from '../citas.ts'

/** Tooltip of an appointment, in one line. */
export const tituloDe = (cita: Cita): string =>
  [`${horaDe(cita.start)} a ${horaDe(cita.end)}`, cita.nombre, kindText[kindOf(cita)], cita.comentario]
    .filter(Boolean)
    .join(' · ')

/** True after its start and before its end. */
export const estaEnCurso = (cita: Cita): boolean => kindOf(cita) === 'en-curso'
