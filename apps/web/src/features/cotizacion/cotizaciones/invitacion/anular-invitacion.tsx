import { textosDePareja } from '@alerce/contract/messages/cartera/pareja'
import { declaracionMessages as m } from '@alerce/contract/messages/declaracion/declaracion'
import { puedeAnularse } from '@alerce/domain/declaracion/anulacion'
import { type EtapaDS, estaSinCompletar } from '@alerce/domain/declaracion/etapas'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm, useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { useSigue } from '../../../../components/sale/use-sigue.tsx'
import { esperaSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import type { Venta } from '../../../../lib/sale/venta.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useWrite } from '../../../../lib/use-call.ts'

interface AnularInvitacionProps {
  readonly venta: Venta
}

/** Texts of both ways of annulling: `otra` leaves a copy to begin anew. */
const palabras = {
  sola: {
    accept: 'Anular Invitación',
    text: 'El postulante ya no podrá usar su invitación, y lo que haya respondido queda sin efecto.',
    hecho: 'La invitación se anuló.',
  },
  otra: {
    accept: 'Anular y empezar de nuevo',
    text: 'El postulante ya no podrá usar su invitación. En su cartera queda una postulación nueva, con los mismos antecedentes y beneficiarios, para cotizar otra vez.',
    hecho: 'La invitación se anuló. La postulación nueva está en su cartera.',
  },
} as const

function useAnular({ prospectoId, tipoPlan }: Venta) {
  const sola = useWrite('anularInvitacion')
  const pareja = useWrite('anularInvitacionCompensado')
  const confirm = useConfirm()
  const message = useMessage()
  return useAction(async (como: keyof typeof palabras) => {
    const { accept, text, hecho } = palabras[como]
    const { mutateAsync } = tipoPlan === 'S' ? pareja : sola
    const anulada = await confirm({ title: accept, text, accept }, () =>
      mutateAsync({ prospectoId, clonar: como === 'otra' }),
    )
    if (anulada) await message(hecho, 'ok')
  }, m.anularFailed.text)
}

/** The live invitation of an electronic sale: it may be annulled until its applicant signs (spec 2 §4). */
export function AnularInvitacion({ venta }: AnularInvitacionProps) {
  const { run, busy } = useAnular(venta)
  const etapa = venta.etapaDS as EtapaDS
  const abierta = puedeAnularse(etapa, venta.dsFirmada)
  // opened again after it was signed, it is theirs to answer too
  const contesta = estaSinCompletar(etapa)
  const reason = useReader() ?? (abierta ? esperaSuActualizacion(venta) : m.invitacionFirmada.text)
  const sigue = useSigue(venta)
  return (
    <ActionBar next={contesta && <b>{textosDePareja.postulanteContesta}</b>}>
      <ReasonedButton reason={reason} busy={busy} onClick={() => run('otra')}>
        {palabras.otra.accept}
      </ReasonedButton>
      <ReasonedButton reason={reason} busy={busy} onClick={() => run('sola')}>
        {palabras.sola.accept}
      </ReasonedButton>
      {!contesta && sigue}
    </ActionBar>
  )
}
