import { etiquetasTrabajador, type TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import type { DocumentoPedido } from '@alerce/domain/postulacion/cajas'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { callFile, type ReplyOf } from '../api/call.ts'
import { readOptions } from '../api/read-options.ts'
import { useLive } from '../events.ts'
import { useRead, useWrite } from '../use-call.ts'

export type DocumentoEntregado = ReplyOf<'obtenerDocumentosProspecto'>[number]
type Solicitados = ReplyOf<'documentosSolicitar'>

/** Documents handed in by the applicant; changes of other tabs and of the API arrive by themselves. */
export function useDocumentos(prospectoId: number | null) {
  const payload = { prospectoId: prospectoId ?? 0 }
  useLive('obtenerDocumentosProspecto', { payload: payload, prospectos: [prospectoId] })
  return useRead('obtenerDocumentosProspecto', payload, { enabled: prospectoId !== null })
}

const pedidoDe = (asked: Solicitados[number]): DocumentoPedido => ({
  id: Number(asked.PDS_CORREL),
  tipo: asked.PDS_TIPO_DOC,
  nombre: asked.PDS_NOMBRE_DOC,
  obligatorio: asked.PDS_OBLIGATORIO === 'S',
})

/** For several types of worker: all of them read, or none. */
const juntos = (all: UseQueryResult<Solicitados>[]) => ({
  data: all.every(({ data }) => data) ? all.flatMap(({ data = [] }) => data.map(pedidoDe)) : undefined,
  error: all.find(({ error }) => error)?.error ?? null,
  isFetching: all.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
})

/** Chosen types of worker, each once. */
const tiposDe = (trabajadores: readonly string[]): readonly TipoTrabajador[] =>
  [...new Set(trabajadores)].filter((tipo): tipo is TipoTrabajador => tipo in etiquetasTrabajador)

/** Documents requested of these types of worker; unknown types are skipped. */
export function usePedidos(prospectoId: number, trabajadores: readonly string[]) {
  // an authorization lifts the certificate
  useLive('documentosSolicitar', { prospectos: [prospectoId] })
  const queries = tiposDe(trabajadores).map((TipoTrabajador) =>
    readOptions('documentosSolicitar', { TipoTrabajador, ProspectoID: prospectoId }),
  )
  return useQueries({ queries, combine: juntos })
}

export const readDocumento = ({ documentoId }: DocumentoEntregado): Promise<Blob> =>
  callFile('descargarDocumentoProspecto', { id: documentoId })

export const useRetirar = () => useWrite('retirarDocumentoProspecto')
export const useReponer = () => useWrite('reponerDocumentoProspecto')
