import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { common } from '@alerce/contract/messages/common'
import type { AvisoDialogProps } from './aviso.tsx'
import { AvisoDialog } from './aviso-dialog.tsx'
import { RespuestaInesperada, useGlosa } from './queries.ts'

const fallaDe = (error: Error): string =>
  (error instanceof RespuestaInesperada ? common.unexpectedReply : carteraMessages.glosaFailed).text

/** Why the applicant's authentication was rejected (spec 1 §2). */
export function RechazoDialog({ prospecto, onClose }: AvisoDialogProps) {
  const glosa = useGlosa(prospecto.prospectoId)
  return (
    <AvisoDialog
      title="Rechazo por autenticación"
      prospecto={prospecto}
      of={glosa}
      failureOf={fallaDe}
      onClose={onClose}
    >
      {(motivo) => <p>{motivo || 'El rechazo ya no está vigente.'}</p>}
    </AvisoDialog>
  )
}
