import { formatoRut } from '@alerce/domain/base/persona/rut'
import { escribeCsv } from '@alerce/domain/base/texto/csv'
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

/** Rejected rows as a file for a spreadsheet, with the error beside each. */
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
  const celdas = filas.map(({ linea, nombre, rut, mensajes }) => [
    String(linea),
    nombre,
    formatoRut(rut) || rut,
    mensajes.map(({ mensaje }) => mensaje).join(' · '),
  ])
  return new Blob([escribeCsv(['Fila', 'Nombre', 'RUT', 'Qué corregir'], celdas)], { type: 'text/csv' })
}
