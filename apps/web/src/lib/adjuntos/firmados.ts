import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import { callFile, type ReplyOf } from '../api/call.ts'
import { useLive } from '../events.ts'
import type { Destination } from '../intake/destination.ts'
import { useUploadTo } from '../intake/use-upload-to.ts'
import { useRead } from '../use-call.ts'

export type Firmados = ReplyOf<'obtenerPapelesFirmados'>
export type PapelFirmado = Firmados['papeles'][number]

/** Issued papers of a declaration with their signed versions, refetched when the desk changes them. */
export function useFirmados(identificador: number) {
  useLive('obtenerPapelesFirmados')
  return useRead('obtenerPapelesFirmados', { identificador })
}

/** Papers of the other person of a pair, who finishes together; null: there is no other. undefined: not read yet. */
export function useFirmadosDelOtro(de: Firmados | undefined): Firmados | null | undefined {
  const otro = de?.otro?.identificador ?? null
  const { data } = useRead('obtenerPapelesFirmados', { identificador: otro ?? 0 }, { enabled: otro !== null })
  return de && otro === null ? null : data
}

/** The bytes of a signed paper. */
export const readFirmado = (identificador: number, imgCorrel: number): Promise<Blob> =>
  callFile('descargarPapelFirmado', { identificador, imgCorrel })

/** The bytes of the signed declaration: each opening is a look at health data. */
export const readDSFirmada = (identificador: number, imgCorrel: number): Promise<Blob> =>
  callFile('descargarDSFirmada', { identificador, imgCorrel })

/** Destination for the signed version of an issued paper. */
export const useDestinoDeFirmado = (identificador: number, imgCorrel: number): Destination =>
  useUploadTo('subirPapelFirmado', {
    key: `firmado ${identificador} ${imgCorrel}`,
    payload: { identificador, imgCorrel },
    single: true,
    failed: firmadosMessages.subirFailed.text,
  })
