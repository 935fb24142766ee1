import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { ADJUNTO_CON_LA_DS, type TipoDeAdjuntoDS } from '@alerce/domain/declaracion/adjuntos'
import { callFile } from '../api/call.ts'
import { ApiRefusal } from '../api/errors.ts'
import { useLive } from '../events.ts'
import type { Destination } from '../intake/destination.ts'
import type { Intake } from '../intake/use-intake.ts'
import { useUploadTo } from '../intake/use-upload-to.ts'
import { useRead } from '../use-call.ts'

/** Attachments of one kind of a declaration (spec 2 §9), refetched when they change. */
export function useAdjuntosDS(
  { identificador, prospectoId }: { readonly identificador: number; readonly prospectoId: number },
  tipoAdjunto: TipoDeAdjuntoDS = ADJUNTO_CON_LA_DS,
) {
  const payload = { identificador, tipoAdjunto }
  useLive('adjuntosDS', { payload, prospectos: [prospectoId] })
  return useRead('adjuntosDS', payload)
}

export const readAdjuntoDS = (identificador: number, id: number): Promise<Blob> =>
  callFile('descargarAdjuntoDS', { identificador, id })

interface Palabras {
  readonly refused?: string
  readonly failed: string
}

/** Destination with a declaration: files leave when it is sent, and can be removed until then. */
export const useDestinoDeLaDS = (
  identificador: number,
  tipoAdjunto: TipoDeAdjuntoDS = ADJUNTO_CON_LA_DS,
  palabras: Palabras = { failed: resultadoMessages.documentosFailed.text },
): Destination =>
  useUploadTo('subirAdjuntoDS', {
    key: `declaracion ${identificador} ${tipoAdjunto}`,
    payload: { identificador, tipoAdjunto },
    held: true,
    ...palabras,
  })

const held = ({ status, code, text }: MessageDefinition) => new ApiRefusal({ status, codigo: code, descripcion: text })

/** Sends the attached files. The act that needs them stops with these texts while a file is rejected or failed. */
export async function sendAdjuntos(
  intake: Pick<Intake, 'send'>,
  { refused, failed }: { readonly refused: MessageDefinition; readonly failed: MessageDefinition },
): Promise<void> {
  const outcome = await intake.send()
  if (outcome === 'refused') throw held(refused)
  if (outcome === 'failed') throw held(failed)
}
