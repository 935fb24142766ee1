import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { common } from '@alerce/contract/messages/common'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { InvitarDeNuevo } from '../../../../components/invitacion/invitar-de-nuevo.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
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
      {({ glosa: motivo, rechazado, puedeInvitar }) => (
        <>
          <p>{motivo || 'El rechazo ya no está vigente.'}</p>
          {rechazado && (
            <p>
              <Enteros>Rechazado el {fechaYHora(rechazado)}</Enteros>
            </p>
          )}
          {puedeInvitar && <InvitarDeNuevo prospectoId={prospecto.prospectoId} onDone={onClose} />}
        </>
      )}
    </AvisoDialog>
  )
}
