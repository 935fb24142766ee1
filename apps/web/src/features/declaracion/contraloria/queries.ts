import { useQuery } from '@tanstack/react-query'
import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { fromBase64 } from '../../../lib/files.ts'
import { readOptions, useRead, useWrite } from '../../../lib/use-call.ts'

export type Cola = 'financiera' | 'medica'
export type Caso = ReplyOf<'obtenerCasoContraloria'>
export type EnCola = ReplyOf<'obtenerColaContraloria'>['casos'][number]

/** How often a desk that is looked at asks again, should no event have reached it. */
const NET_MS = 60_000
/** Kind of the files that came with the declaration (core rules, Documents). */
const ADJUNTO_DS = 40

/** The queue, asked again when the server tells that it moved. */
export function useCola(cola: Cola) {
  useLive('obtenerColaContraloria')
  return useQuery({ ...readOptions('obtenerColaContraloria', { cola }), refetchInterval: NET_MS })
}

export const useCaso = (identificador: number) => useRead('obtenerCasoContraloria', { identificador })

export const useResponderFinanciera = () => useWrite('responderEvaluacionFinanciera')
export const useResponderMedica = () => useWrite('responderEvaluacionMedica')

/** The bytes of one file of a case. */
export async function leerArchivo(identificador: number, id: number): Promise<Blob> {
  const all = await call('obtenerArchivosDS', { identificador, tipoAdjunto: ADJUNTO_DS })
  const found = all.find((one) => one.id === id)
  if (!found) throw new RangeError(`no file ${id}`)
  return fromBase64(found.archivo, found.tipoMIME)
}
