import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { callFile, type ReplyOf } from '../api/call.ts'
import type { Destination } from '../intake/destination.ts'
import { useUploadTo } from '../intake/use-upload-to.ts'
import { goTo } from '../routes.ts'

export type IrregularidadDeVenta = ReplyOf<'obtenerVenta'>['irregularidades'][number]
export type Evidencia = IrregularidadDeVenta['evidencias'][number]

/** What the desk found wrong that is put right on another screen than that of the papers; undefined: nothing. */
export const porCorregirEnOtra = (irregularidades: readonly IrregularidadDeVenta[]) =>
  irregularidades.find(({ corregida, ruta }) => corregida === null && ruta !== goTo('documentsPreview'))

/** The bytes of one of the files of an irregularity. */
export const leerEvidencia = (irregularidadId: number, numero: number): Promise<Blob> =>
  callFile('descargarEvidencia', { irregularidadId, numero })

/** Where whoever is here hands in one more file. */
export const useDestinoDeEvidencia = (irregularidadId: number): Destination =>
  useUploadTo('subirEvidencia', {
    key: `evidencia ${irregularidadId}`,
    payload: { irregularidadId },
    failed: irregularidadMessages.evidenciaNoGuardada.text,
  })
