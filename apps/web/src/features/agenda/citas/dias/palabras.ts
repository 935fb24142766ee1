import { horaDe } from '@alerce/domain/base/fechas/reloj'
import { type Cita, kindOf, kindText } from '../citas.ts'

/** 'Los Leones 100 · 30 minutos de traslado'; '' when neither was said. */
export const dondeDe = ({ lugar, traslado, reserva }: Pick<Cita, 'lugar' | 'traslado' | 'reserva'>): string =>
  [reserva?.lugar || lugar, traslado > 0 && `${traslado} minutos de traslado`].filter(Boolean).join(' · ')

/** Tooltip of an appointment, in one line. */
export const tituloDe = (cita: Cita): string =>
  [`${horaDe(cita.start)} a ${horaDe(cita.end)}`, cita.nombre, kindText[kindOf(cita)], dondeDe(cita), cita.comentario]
    .filter(Boolean)
    .join(' · ')

/** True after its start and before its end. */
export const estaEnCurso = (cita: Cita): boolean => kindOf(cita) === 'en-curso'
