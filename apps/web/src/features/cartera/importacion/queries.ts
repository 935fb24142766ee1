import { filaDeEjemplo, titulosDePlanilla } from '@alerce/contract/fichas/postulacion/planilla'
import { XLSX } from '@alerce/domain/base/archivos/tipos'
import type { SituacionDeFila } from '@alerce/domain/cartera/planilla'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, callUpload, type PayloadOf, type ReplyOf } from '../../../lib/api/call.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { UPLOAD_TIMEOUT_MS } from '../../../lib/intake/destination.ts'
import { readAgain } from '../../../lib/refresh.ts'
import { useRead, useWork } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export type Importacion = ReplyOf<'obtenerImportacion'>
export type FilaDeImportacion = ReplyOf<'obtenerFilasImportacion'>['filas'][number]

/** While rows are being added it is asked how far it is. */
const CADA_MS = 1000

/** One import, live: another window may apply or undo it. */
export function useImportacion(importacionId: number) {
  useLive('obtenerImportacion')
  return useQuery({
    ...readOptions('obtenerImportacion', { importacionId }),
    refetchInterval: ({ state }) => (state.data?.estado === 'en curso' ? CADA_MS : false),
  })
}

export function useImportaciones() {
  useLive('obtenerImportaciones', { reposo: REPOSO_MS })
  return useRead('obtenerImportaciones', {})
}

/** The rows are others once the import is done or taken back. */
export function useFilasAlDia({ estado }: Pick<Importacion, 'estado'>): void {
  const client = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of state that counts
  useEffect(() => {
    void readAgain(client, { queryKey: ['obtenerFilasImportacion'] })
  }, [client, estado])
}

export const useFilas = (importacionId: number, situacion: SituacionDeFila | null) =>
  usePages('obtenerFilasImportacion', { importacionId, situacion })

export const useRevisar = () =>
  useWork(
    ({ planilla, ...como }: { readonly planilla: File } & PayloadOf<'revisarImportacion'>) =>
      callUpload('revisarImportacion', como, planilla, { timeoutMs: UPLOAD_TIMEOUT_MS }),
    ['revisarImportacion'],
  )
const decidida = { decided: true }
export const useConfirmar = () =>
  useWork(
    (of: PayloadOf<'confirmarImportacion'>) => call('confirmarImportacion', of),
    ['confirmarImportacion'],
    decidida,
  )
export const useDeshacer = () =>
  useWork((of: PayloadOf<'deshacerImportacion'>) => call('deshacerImportacion', of), ['deshacerImportacion'], decidida)

const POR_PAGINA = 200

/** Rejected rows with the columns of the model and the reason of each, to be corrected and imported again. */
export async function filasConError(importacionId: number): Promise<Blob> {
  const filas: FilaDeImportacion[] = []
  let cursor: number | null = null
  do {
    const pagina: ReplyOf<'obtenerFilasImportacion'> = await call('obtenerFilasImportacion', {
      importacionId,
      situacion: 'error',
      limite: POR_PAGINA,
      ...(cursor !== null && { cursor }),
    })
    filas.push(...pagina.filas)
    cursor = pagina.siguiente
  } while (cursor !== null)
  return await asXlsx(
    [...titulosDePlanilla, 'Motivo'],
    filas.map(({ celdas, mensajes }) => [...celdas, mensajes.map(({ mensaje }) => mensaje).join(' · ')]),
  )
}

/** Workbook of Excel; its writer is loaded with the first one. */
async function asXlsx(titulos: readonly string[], filas: readonly (readonly string[])[]): Promise<Blob> {
  const { escribeXlsx } = await import('@alerce/domain/base/archivos/xlsx')
  return new Blob([escribeXlsx('Cartera', titulos, filas)], { type: XLSX })
}

/** File with all columns that an import reads, and one row as an example. */
export const modeloDePlanilla = (): Promise<Blob> => asXlsx(titulosDePlanilla, [filaDeEjemplo])
