import { aDDMMYYYY, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { deFechaHora } from '@alerce/domain/base/fechas/instante'
import type { RemoteCall, RespuestaDelNucleo } from '../remote-call.ts'
import { type CitaCopiada, replaceCitas } from './repository-citas.ts'

type Cita = Pick<
  RespuestaDelNucleo<'obtenerCitas'>[number],
  'citaId' | 'comentario' | 'estado' | 'fechaHoraInicio' | 'fechaHoraTermino'
> & { readonly prospecto?: { readonly prospectoId?: number | null } | null }

const instanteEscrito = (text: unknown): string | null => deFechaHora(String(text ?? ''))

/** Copies the appointments of a range, so that Mi día and the cards know them. */
export async function copyCitas(
  { db, asesor, ahora }: RemoteCall,
  citas: readonly Cita[],
  { fechaHoraInicio, fechaHoraTermino }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [desde, hasta] = [instanteEscrito(fechaHoraInicio), instanteEscrito(fechaHoraTermino)]
  if (desde === null || hasta === null) return
  const copias = citas.flatMap(({ citaId: id, prospecto, comentario, estado, ...horas }): CitaCopiada[] => {
    const [inicio, termino] = [instanteEscrito(horas.fechaHoraInicio), instanteEscrito(horas.fechaHoraTermino)]
    const prospectoId = prospecto?.prospectoId ?? null
    return inicio && termino && inicio < termino
      ? [{ id, prospectoId, inicio, termino, comentario: comentario ?? '', estado: estado ?? null }]
      : []
  })
  await replaceCitas(db, { asesorId: asesor.usuarioId, desde, hasta, en: ahora }, copias)
}

const deUnDia = (dia: string) => ({ fechaHoraInicio: `${dia} 00:00:00`, fechaHoraTermino: `${dia} 23:59:59` })

/** Appointment of a prospect at an instant, as the core lists that day; null: none. */
export async function citaEn(
  { ask }: RemoteCall,
  { prospectoId, fechaHoraInicio }: Readonly<Record<string, unknown>>,
): Promise<number | null> {
  const inicio = String(fechaHoraInicio)
  const citas = await ask('obtenerCitas', deUnDia(inicio.split(' ')[0] ?? ''))
  const suyas = citas.filter(
    (una) =>
      una.prospecto?.prospectoId === prospectoId && instanteEscrito(una.fechaHoraInicio) === instanteEscrito(inicio),
  )
  return suyas.length === 0 ? null : Math.max(...suyas.map(({ citaId }) => citaId))
}

/** Reads the appointments of a day, an ISO date, from the core into their copies. */
export async function refreshCitasDel({ ask }: RemoteCall, dia: string): Promise<void> {
  await ask('obtenerCitas', deUnDia(aDDMMYYYY(dia).replaceAll('-', '/')))
}

/** Days that Mi día looks at: those of an appointment without an outcome, and the week to come. */
const DIAS = 7

/** Reads the appointments around today from the core into their copies. */
export async function refreshCitas({ ask, hoy }: RemoteCall): Promise<void> {
  const escrita = (dias: number, hora: string) => `${aDDMMYYYY(sumaDias(hoy, dias)).replaceAll('-', '/')} ${hora}`
  await ask('obtenerCitas', {
    fechaHoraInicio: escrita(-DIAS, '00:00:00'),
    fechaHoraTermino: escrita(DIAS, '23:59:59'),
  })
}
