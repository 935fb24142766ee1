import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { useQuery } from '@tanstack/react-query'
import { callFile, type ReplyOf } from '../../../lib/api/call.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { useLive } from '../../../lib/events.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

export type Papel = ReplyOf<'obtenerDocumentos'>[number]

/** Why a paper has nothing to open; null: it has. */
export function sinArchivo({ estado }: Papel): string | null {
  if (estado === 'listo') return null
  return documentosMessages[estado === 'eliminado' ? 'eliminado' : 'pendientes'].text
}

/** Why a sale's papers cannot all be read; null: they can. The copy of the declaration is none of them once it is gone. */
export function sinTodos(papeles: readonly Papel[] | undefined): string | null {
  const suyos = papeles?.filter(({ salud, estado }) => !(salud && estado === 'eliminado')) ?? []
  if (suyos.length === 0) return documentosMessages.pendientes.text
  // A deleted paper never arrives: report it first
  const falta = suyos.find(({ estado }) => estado === 'eliminado') ?? suyos.find((papel) => sinArchivo(papel) !== null)
  return falta ? sinArchivo(falta) : null
}

/** How often an open screen asks while papers are being issued. */
const POLL_MS = 1500

const isMaking = (papeles: readonly Papel[] | undefined) => papeles?.some(({ estado }) => estado === 'pendiente')

/** The papers of a declaration, asked again until all are issued. */
export const usePapeles = (identificador: number) =>
  useQuery({
    ...readOptions('obtenerDocumentos', { identificador }),
    refetchInterval: (query) => isMaking(query.state.data) === true && POLL_MS,
  })

export const useResumenCotizacion = (prospectoId: number) => useRead('resumenCotizacion', { prospectoId })
export const useContractual = (prospectoId: number) => useRead('datosDocumentosContractuales', { prospectoId })

export const useAgregarArchivos = () => useWrite('agregaArchivosDocContractuales')
export const useEnviarDocumentos = () => useWrite('enviarDocumentosAlCliente')
/** Mails the link to the copy of the declaration. */
export const useEnviarCopia = () => useWrite('enviarCopiaDS')
export const useEnviarFirmados = () => useWrite('enviarDocumentosFirmados')
/** 'OK', or why the papers of a pair wait for the other's; the other's come by themselves. */
export function useCompensado(identificador: number) {
  useLive('validarDocumentosCompensado', { payload: { identificador } })
  return useRead('validarDocumentosCompensado', { identificador })
}
export const useConsultarCobros = () => useWrite('consultarCobros')
export const useGuardarPrimerPago = () => useWrite('guardarPrimerPago')
export const useGuardarEtapa = () => useWrite('guardarEtapa')

/** The bytes of one paper. */
export const readPapel = (identificador: number, { imgCorrel }: Papel): Promise<Blob> =>
  callFile('descargarPapel', { identificador, imgCorrel })

/** Summary of the contract in one page. */
export const readResumen = (identificador: number): Promise<Blob> =>
  callFile('descargarResumenDeContrato', { identificador })

/** The contract papers in one PDF. */
export const readContrato = (identificador: number): Promise<Blob> =>
  callFile('descargarDocumentosContractuales', { id: identificador })
