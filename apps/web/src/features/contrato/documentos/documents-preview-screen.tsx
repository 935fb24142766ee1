import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { ButtonLink } from '../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { type Declaracion, WithDeclaracion } from '../../../components/sale/with-declaracion.tsx'
import { saveAs } from '../../../lib/files.ts'
import { goTo } from '../../../lib/routes.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { PapelesPanel } from './components/papeles-panel.tsx'
import { leerContrato, useEnviarDocumentos, usePapeles } from './queries.ts'

const title = 'Documentos del contrato'

/** /documents-preview: open, download and send the contract papers; a manual sale ends at home (spec 2 §2). */
export function DocumentsPreviewScreen() {
  return (
    <WithDeclaracion title={title} from="resumenCotizacion">
      {(ds) => <Papers ds={ds} />}
    </WithDeclaracion>
  )
}

function Papers({ ds }: { readonly ds: Declaracion }) {
  const papeles = usePapeles(ds.identificador)
  const enviar = useEnviarDocumentos()
  const message = useMessage()
  const reader = useReader()
  const all = papeles.data ?? []
  const ready = all.length > 0 && all.every(({ estado }) => estado === 'listo')
  const reason = ready ? null : documentosMessages.pendientes.text

  const send = useAction(async () => {
    await enviar.mutateAsync({ identificador: ds.identificador })
    await message(documentosMessages.enviados.text, 'ok')
  }, documentosMessages.sendFailed.text)
  const download = useAction(
    async () => saveAs(await leerContrato(ds.identificador), `contrato-${ds.venta.folioDS ?? ds.identificador}.pdf`),
    documentosMessages.downloadFailed.text,
  )

  const one = (
    <ReasonedButton reason={reason} side="bottom" busy={download.busy} onClick={() => download.run()}>
      Descargar contrato
    </ReasonedButton>
  )
  return (
    <Page title={title} lead="Ábralos o descárguelos para la firma, y envíelos al correo del postulante." actions={one}>
      <PapelesPanel ds={ds} papeles={papeles} />
      <ActionBar next="Al finalizar vuelve al inicio; los documentos quedan aquí.">
        <ReasonedButton reason={reader ?? reason} busy={send.busy} onClick={() => send.run()}>
          Enviar por correo
        </ReasonedButton>
        <ButtonLink kind="primary" to={goTo('home')}>
          Finalizar
        </ButtonLink>
      </ActionBar>
    </Page>
  )
}
