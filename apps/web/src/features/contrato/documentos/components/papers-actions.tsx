import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { porEntregarFirmados } from '@alerce/domain/contrato/firmados'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { porCorregirEnOtra } from '../../../../lib/mesa/evidencias.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useCompensado, useEnviarDocumentos } from '../queries.ts'
import type { useEntregarFirmados } from '../use-entregar-firmados.ts'

interface PapersActionsProps {
  readonly ds: Declaracion
  /** Why this user changes nothing here; null: they may. */
  readonly reader: string | null
  /** Why the papers cannot leave yet; null: they can. */
  readonly pending: string | null
  /** Hand-in of the signed papers to the desk, in a manual sale. */
  readonly entrega: ReturnType<typeof useEntregarFirmados> | null
}

/** To the applicant by mail, to the desk once they are signed, and home; an electronic sale, to its summary (spec 2 §2). */
export function PapersActions({ ds, reader, pending, entrega }: PapersActionsProps) {
  const { identificador, ids, etapa } = ds
  const enviar = useEnviarDocumentos()
  const { data: listo = 'OK' } = useCompensado(identificador)
  const message = useMessage()
  const send = useAction(async () => {
    await enviar.mutateAsync({ identificador })
    await message(documentosMessages.enviados.text, 'ok')
  }, documentosMessages.sendFailed.text)
  // Finishing is the main action only once nothing is to be handed in; the stage tells before the signed papers load
  const detencion = entrega?.firmados.data?.detencion ?? null
  // An irregularity to correct elsewhere comes first: its button stands at the top of the screen
  const otra = reader === null && porCorregirEnOtra(ds.venta.irregularidades) !== undefined
  const handsIn = reader === null && entrega !== null && porEntregarFirmados({ tipoVenta: 'M', etapa }, detencion)
  return (
    <ActionBar next={`Al finalizar vuelve al ${entrega ? 'inicio' : 'resumen'}; los documentos quedan aquí.`}>
      <ReasonedButton
        reason={reader ?? pending ?? (listo === 'OK' ? null : listo)}
        busy={send.busy}
        onClick={() => send.run()}
      >
        Enviar por correo
      </ReasonedButton>
      {entrega && (
        <ReasonedButton
          kind={handsIn && !otra ? 'primary' : 'plain'}
          reason={reader ?? entrega.closed}
          busy={entrega.busy}
          onClick={() => entrega.run()}
        >
          Enviar documentos firmados
        </ReasonedButton>
      )}
      <ButtonLink
        kind={handsIn || otra ? 'plain' : 'primary'}
        to={entrega ? goTo('home') : goTo('resumenCotizacion', ids)}
      >
        Finalizar
      </ButtonLink>
    </ActionBar>
  )
}
