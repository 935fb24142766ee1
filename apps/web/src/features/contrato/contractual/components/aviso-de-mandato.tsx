import { mandatoMessages } from '@alerce/contract/messages/contrato/mandato'
import { deCodigoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { hayQuePagar } from '@alerce/domain/contrato/entidades'
import { pagaConMandato } from '@alerce/domain/contrato/mandato'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useLive } from '../../../../lib/events.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useRead, useWrite } from '../../../../lib/use-call.ts'
import classes from '../contractual.module.css'
import type { Contractual } from './contractual-form.ts'

interface AvisoDeMandatoProps {
  readonly ds: Declaracion
  readonly saved: Contractual
}

/** True when someone of the sale has an amount to pay and no employer. */
export const pideMandato = (saved: Contractual): boolean =>
  hayQuePagar(saved.totalCotizacionPagar) &&
  saved.datosEmpleador.some(({ tipoTrabajador }) => pagaConMandato(deCodigoTrabajador(tipoTrabajador)))

/** Mails the applicant the link of their payment mandate again, and says that it left. */
function useReenviarEnlace() {
  const message = useMessage()
  const { mutateAsync } = useWrite('reenviarEnlaceMandato')
  return useAction(async (prospectoId: number) => {
    await mutateAsync({ prospectoId })
    await message(mandatoMessages.enlaceEnviado.text, 'ok')
  }, mandatoMessages.enlaceNoEnviado.text)
}

interface FaltaMandatoProps {
  readonly prospectoId: number
  readonly identificador: number
}

/** Notice of an accepted sale paid without employer: the mandate is missing until the applicant gives it. */
export function FaltaMandato({ prospectoId, identificador }: FaltaMandatoProps) {
  const reader = useReader()
  const asked = { dsw_correl: identificador }
  const { data } = useRead('obtenerEstadoSuscripcion', asked)
  useLive('obtenerEstadoSuscripcion', { payload: asked, prospectos: [prospectoId] })
  const reenviar = useReenviarEnlace()
  const resends = useOffers('reenviarEnlaceMandato')
  if (!data || data.codigo === 0) return null
  const again = (
    <Button busy={reenviar.busy} onClick={() => reenviar.run(prospectoId)}>
      Reenviar enlace
    </Button>
  )
  return (
    <Notice actions={reader || !resends ? null : again}>
      <b>Falta el mandato de pago.</b> El postulante lo autoriza con el enlace que recibió en su correo; sin él no se
      emiten los documentos.
    </Notice>
  )
}

/** Notice of a missing mandate: an applicant without employer pays by mandate, and the papers wait for it. */
export function AvisoDeMandato({ ds: { prospectoId, identificador }, saved }: AvisoDeMandatoProps) {
  if (!pideMandato(saved)) return null
  return (
    <div className={classes.mandato}>
      <FaltaMandato prospectoId={prospectoId} identificador={identificador} />
    </div>
  )
}
