import type { PasoDelPostulante } from '@alerce/domain/declaracion/invitacion/avance'
import { useEffect } from 'react'
import { pushEntry, replaceEntry, useHistoryEntry } from '../../../lib/browser/history-entry.ts'
import type { Postulacion } from './queries.ts'
import type { EnEspera } from './sin-red/use-cola.ts'

/** One screen: a step, and the id of its person or question. */
export interface PantallaDelPostulante {
  readonly paso: PasoDelPostulante
  readonly id: number | null
}

export const claveDe = ({ paso, id }: PantallaDelPostulante): string => (id === null ? paso : `${paso}-${id}`)

/** Screen of a waiting answer. */
export function pantallaDe({ name, payload }: EnEspera): PantallaDelPostulante {
  if (name === 'guardarRespuestaPostulante') return { paso: 'preguntas', id: Number(payload.codigoPregunta) }
  if (name === 'guardarPersonaPostulante') return { paso: 'beneficiarios', id: Number(payload.id) }
  return { paso: 'cotizante', id: null }
}

/** Every screen of a declaration, in order: one for each person, each question and each sworn declaration. */
function pantallasDe({
  beneficiarios,
  cuestionario,
  juradas,
  circular,
}: Postulacion): readonly PantallaDelPostulante[] {
  const sola = (paso: PasoDelPostulante): PantallaDelPostulante => ({ paso, id: null })
  return [
    ...(['previred', 'renta', 'consideraciones', 'cotizante'] as const).map(sola),
    ...beneficiarios.map(({ id }) => ({ paso: 'beneficiarios' as const, id })),
    ...cuestionario.preguntas.map(({ id }) => ({ paso: 'preguntas' as const, id })),
    ...juradas.map(({ id }) => ({ paso: 'juradas' as const, id })),
    ...(['resumenAntecedentes', 'resumenDeclaracion'] as const).map(sola),
    ...(circular ? [sola('circular')] : []),
    sola('firma'),
  ]
}

/** Index of the first person, question or sworn statement that the server still waits for. */
function pendienteDe(data: Postulacion, pantallas: readonly PantallaDelPostulante[]): number {
  const { paso, beneficiarios, cuestionario, juradas } = data
  const id =
    (paso === 'beneficiarios' && beneficiarios.find(({ peso }) => peso === null)?.id) ||
    (paso === 'preguntas' && cuestionario.preguntas.find(({ respuesta }) => respuesta === null)?.id) ||
    (paso === 'juradas' && juradas.find(({ aceptada }) => !aceptada)?.id) ||
    null
  return Math.max(
    0,
    pantallas.findIndex((una) => una.paso === paso && una.id === id),
  )
}

interface Lugar {
  readonly enlace: string
  readonly en: string | undefined
}

/**
 * Screen on view: the pending one, or an earlier one. Each is an entry of the browser history, so that the back button
 * returns one screen.
 */
export function useRecorrido(data: Postulacion) {
  const { state: lugar } = useHistoryEntry<Lugar>()
  const pantallas = pantallasDe(data)
  const hasta = pendienteDe(data, pantallas)
  const vista = pantallas.findIndex((una) => claveDe(una) === lugar.en)
  const indice = vista >= 0 && vista <= hasta ? vista : hasta
  const actual = pantallas[indice]
  const clave = actual && claveDe(actual)
  const { enlace, en } = lugar
  // Keep the current screen in the history entry: a re-read must not change the screen
  useEffect(() => {
    if (en === undefined && clave) replaceEntry({ enlace, en: clave })
  }, [enlace, en, clave])
  const goTo = (pantalla: PantallaDelPostulante | undefined) =>
    pushEntry({ enlace, en: pantalla ? claveDe(pantalla) : undefined })
  return {
    pantallas,
    indice,
    actual,
    goTo,
    /** Goes to the next pending screen. */
    follow: () => goTo(undefined),
    volver: indice > 0 ? () => goTo(pantallas[indice - 1]) : null,
  }
}
