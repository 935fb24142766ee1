import type { AnotacionForm } from '@alerce/contract/forms/cartera/seguimiento'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { ClaseDeAnotacion } from '@alerce/domain/cartera/seguimiento/anotacion'
import { efectoDeLlamada, type IntentoOfrecido, intentosOfrecidos } from '@alerce/domain/cartera/seguimiento/intento'
import type { PayloadOf } from '../../../../lib/api/call.ts'

/** Things that the composer writes: an annotation, or a task. */
export type ClaseAnotable = ClaseDeAnotacion | 'tarea'

interface OpcionDeAnotar {
  readonly modo: ClaseAnotable
  readonly titulo: string
  /** Single key that opens it. */
  readonly tecla: string
}

export const modos: readonly OpcionDeAnotar[] = [
  { modo: 'nota', titulo: 'Nota', tecla: 'n' },
  { modo: 'llamada', titulo: 'Llamada', tecla: 'l' },
  { modo: 'whatsapp', titulo: 'WhatsApp', tecla: 'w' },
  { modo: 'correo', titulo: 'Correo', tecla: 'c' },
  { modo: 'tarea', titulo: 'Tarea', tecla: 't' },
]

/** Words of the button that saves. */
export const actos: Readonly<Record<ClaseDeAnotacion, string>> = {
  nota: 'Guardar nota',
  llamada: 'Guardar llamada',
  whatsapp: 'Anotar y abrir WhatsApp',
  correo: 'Enviar correo',
}

/** Words after it was saved. */
export const hechos: Readonly<Record<ClaseDeAnotacion, string>> = {
  nota: 'Nota guardada',
  llamada: 'Llamada guardada',
  whatsapp: 'Mensaje de WhatsApp anotado',
  correo: 'Correo enviado',
}

/** An empty annotation of this kind. */
export const enBlanco = (clase: ClaseDeAnotacion): AnotacionForm => ({
  clase,
  resultado: '',
  asunto: '',
  texto: '',
  intento: 'manana',
  fecha: '',
  hora: '',
  avisar: false,
})

/** True while a missed call asks for its next try: never of a person who objected to contact. */
export const pideIntento = ({ clase, resultado }: AnotacionForm, seOpuso: boolean): boolean =>
  !seOpuso && clase === 'llamada' && resultado !== '' && efectoDeLlamada(resultado) === 'ofrece'

function proximo({ intento, fecha, hora }: AnotacionForm, ahora: string): IntentoOfrecido | null {
  const { dosHoras, manana } = intentosOfrecidos(ahora)
  if (intento === 'otra') return { fecha, hora }
  if (intento === 'ninguno') return null
  return intento === 'dosHoras' ? (dosHoras ?? manana) : manana
}

interface Anotada {
  readonly prospectoId: number
  /** The person objected to contact. */
  readonly seOpuso: boolean
}

/** The annotation as it is sent. */
export const pedidoDe = (
  { prospectoId, seOpuso }: Anotada,
  form: AnotacionForm,
  ahora: string,
): PayloadOf<'anotar'> => ({
  prospectoId,
  clase: form.clase,
  resultado: form.resultado || null,
  asunto: form.asunto,
  texto: form.texto,
  intento: pideIntento(form, seOpuso) ? proximo(form, ahora) : null,
  avisar: form.clase === 'nota' && form.avisar,
})

/** A next try in words: 08-10-2026 a las 10:00. */
export const cuando = ({ fecha, hora }: { readonly fecha: string; readonly hora: string | null }): string =>
  `${aDDMMYYYY(fecha)}${hora === null ? '' : ` a las ${hora}`}`
