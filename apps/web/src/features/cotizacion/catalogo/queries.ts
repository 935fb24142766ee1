import type { NombreDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import { call, callFile, callUpload, type PayloadOf, type ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { UPLOAD_TIMEOUT_MS } from '../../../lib/intake/destination.ts'
import { useRead, useWork, useWrite } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export type Catalogo = ReplyOf<'obtenerCatalogo'>
export type TablaEnVigor = Catalogo['tablas'][number]
export type Carga = ReplyOf<'obtenerCargaCatalogo'>
export type FilaDeCarga = ReplyOf<'obtenerFilasCargaCatalogo'>['filas'][number]

export function useCatalogo() {
  useLive('obtenerCatalogo', { reposo: REPOSO_MS })
  return useRead('obtenerCatalogo', {})
}
export function useCarga(cargaId: number) {
  useLive('obtenerCargaCatalogo', { reposo: REPOSO_MS })
  return useRead('obtenerCargaCatalogo', { cargaId })
}
export const useFilas = (cargaId: number, situacion: FilaDeCarga['situacion'] | 'lejana' | null) =>
  usePages('obtenerFilasCargaCatalogo', { cargaId, situacion })

export function useCargas(tabla: NombreDeTabla | null) {
  useLive('obtenerCargasCatalogo', { reposo: REPOSO_MS })
  return usePages('obtenerCargasCatalogo', { tabla })
}

interface Archivo {
  readonly tabla: NombreDeTabla
  /** DD-MM-YYYY. */
  readonly desde: string
  readonly archivo: File
}

export const useRevisar = () =>
  useWork(
    ({ tabla, desde, archivo }: Archivo) =>
      callUpload('revisarCatalogo', { tabla, desde }, archivo, { timeoutMs: UPLOAD_TIMEOUT_MS }),
    ['revisarCatalogo'],
  )
export const useAplicar = () => useWrite('aplicarCargaCatalogo')
export const useTraerUf = () => useWrite('traerUf')
export const useDeshacer = () => useWrite('deshacerCargaCatalogo')
/** First rows of a load's effect, for the text of a question. */
export const primerasFilas = (cargaId: number, situacion: FilaDeCarga['situacion'] | 'lejana' | null) =>
  call('obtenerFilasCargaCatalogo', { cargaId, situacion, limite: 5 })
/** `leave` runs after the file is discarded, without reading it again. */
export const useDescartar = (leave: () => unknown) =>
  useWork(
    async (carga: PayloadOf<'descartarCargaCatalogo'>) => {
      await call('descartarCargaCatalogo', carga)
      await leave()
    },
    ['descartarCargaCatalogo'],
    { decided: true },
  )

/** Rows in force of a table, as a file that can be loaded again. */
export const download = (tabla: NombreDeTabla) => callFile('descargarCatalogo', { tabla })
