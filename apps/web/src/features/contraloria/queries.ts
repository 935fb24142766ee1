import { useQuery } from '@tanstack/react-query'
import { call, type ReplyOf } from '../../lib/api/call.ts'
import { fromBase64 } from '../../lib/files.ts'
import { readOptions, useRead, useWrite } from '../../lib/use-call.ts'

export type Cola = 'financiera' | 'medica'
export type Caso = ReplyOf<'obtenerCasoContraloria'>
export type EnCola = ReplyOf<'obtenerColaContraloria'>['casos'][number]

/** How often the open desk looks for new cases. */
const POLL_MS = 10_000
/** Kind of the files that came with the declaration (core rules, Documents). */
const ADJUNTO_DS = 40

export const useCola = (cola: Cola) =>
  useQuery({ ...readOptions('obtenerColaContraloria', { cola }), refetchInterval: POLL_MS })

export const useCaso = (identificador: number) => useRead('obtenerCasoContraloria', { identificador })

const decided = ['obtenerColaContraloria', 'obtenerCasoContraloria'] as const
export const useResponderFinanciera = () => useWrite('responderEvaluacionFinanciera', decided)
export const useResponderMedica = () => useWrite('responderEvaluacionMedica', decided)

/** The bytes of one file of a case. */
export async function leerArchivo(identificador: number, id: number): Promise<Blob> {
  const all = await call('obtenerArchivosDS', { identificador, tipoAdjunto: ADJUNTO_DS })
  const found = all.find((one) => one.id === id)
  if (!found) throw new RangeError(`no file ${id}`)
  return fromBase64(found.archivo, found.tipoMIME)
}
