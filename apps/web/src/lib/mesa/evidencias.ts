import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { callFile, type ReplyOf } from '../api/call.ts'
import type { Destination } from '../intake/destination.ts'
import { useUploadTo } from '../intake/use-upload-to.ts'
import { goTo } from '../routes.ts'

export type IrregularidadDeVenta = ReplyOf<'obtenerVenta'>['irregularidades'][number]
export type Evidencia = IrregularidadDeVenta['evidencias'][number]

/** First uncorrected irregularidad of a screen other than this one, by default that of the papers; undefined: none. */
export const porCorregirEnOtra = (
  irregularidades: readonly IrregularidadDeVenta[],
  here: string = goTo('documentsPreview'),
) => irregularidades.find(({ corregida, ruta }) => corregida === null && ruta !== here)

/** The bytes of one of the files of an irregularity. */
export const readEvidencia = (irregularidadId: number, numero: number): Promise<Blob> =>
  callFile('descargarEvidencia', { irregularidadId, numero })

/** Destination for one more evidence file of the user. */
export const useDestinoDeEvidencia = (irregularidadId: number): Destination =>
  useUploadTo('subirEvidencia', {
    key: `evidencia ${irregularidadId}`,
    payload: { irregularidadId },
    failed: irregularidadMessages.evidenciaNoGuardada.text,
  })
