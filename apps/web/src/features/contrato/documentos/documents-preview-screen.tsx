import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { firmoElContrato } from '@alerce/domain/contrato/firma-electronica'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { Button } from '../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { ActualizarDatos } from '../../../components/contractual/actualizar-datos.tsx'
import { FirmadosAntes } from '../../../components/contractual/firmados-antes.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { IntakeProvider } from '../../../components/intake/intake-provider.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { type Declaracion, WithDeclaracion } from '../../../components/sale/with-declaracion.tsx'
import { Visor } from '../../../components/visor/visor.tsx'
import type { Firmados } from '../../../lib/adjuntos/firmados.ts'
import { saveAs } from '../../../lib/files.ts'
import { esperaSuActualizacion } from '../../../lib/sale/su-actualizacion.ts'
import { useOffers } from '../../../lib/session/session.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { FirmadosPanel } from './components/firmados-panel.tsx'
import { PapelesPanel } from './components/papeles-panel.tsx'
import { PapersActions } from './components/papers-actions.tsx'
import { readContrato, readResumen, sinTodos, usePapeles } from './queries.ts'
import { useEntregarFirmados } from './use-entregar-firmados.ts'

const title = 'Documentos del contrato'

/**
 * /documents-preview: open, download and send the contract papers, and hand in the signed ones. A manual sale ends at
 * home, another at its summary (spec 2 §2).
 */
export function DocumentsPreviewScreen() {
  return (
    <WithDeclaracion title={title} from="resumenCotizacion">
      {(ds) => (
        <IntakeProvider>
          <Papers ds={ds} />
        </IntakeProvider>
      )}
    </WithDeclaracion>
  )
}

/** Contract in one page, once it exists. */
function DescargarResumen({ ds: { identificador, venta } }: { readonly ds: Declaracion }) {
  const { run, busy } = useAction(
    async () => saveAs(await readResumen(identificador), `resumen-del-contrato-${venta.folioDS ?? identificador}.pdf`),
    documentosMessages.downloadFailed.text,
  )
  const offered = useOffers('descargarResumenDeContrato')
  if (!offered) return null
  return (
    <Button busy={busy} onClick={() => run()}>
      Descargar resumen
    </Button>
  )
}

interface DescargarContratoProps {
  readonly identificador: number
  readonly folioDS: Declaracion['venta']['folioDS']
  /** Why there is nothing to download yet; null: there is. */
  readonly pending: string | null
}

/** All the papers of the contract in one file. */
function DescargarContrato({ identificador, folioDS, pending }: DescargarContratoProps) {
  const { run, busy } = useAction(
    async () => saveAs(await readContrato(identificador), `contrato-${folioDS ?? identificador}.pdf`),
    documentosMessages.downloadFailed.text,
  )
  return (
    <ReasonedButton reason={pending} side="bottom" busy={busy} onClick={() => run()}>
      Descargar contrato
    </ReasonedButton>
  )
}

/** Text about the applicant's signature in an electronic sale. */
function dicho(etapa: EtapaDS): string {
  if (etapa === 'terminado') return 'El postulante firmó en su teléfono, y el contrato quedó suscrito.'
  if (firmoElContrato(etapa))
    return 'El postulante firmó en su teléfono. El contrato se suscribe cuando la mesa acepta el primer pago y los documentos, si los revisa, y cuando firma el otro compensado, si es de una pareja.'
  if (etapa === 'firmaDocumentos')
    return 'El postulante los recibió por correo con el enlace para firmarlos en su teléfono. Enviarlos otra vez le manda un enlace nuevo.'
  return 'Envíelos por correo: el postulante los firma en su teléfono, con un código.'
}

interface FirmaDelPostulanteProps {
  readonly etapa: EtapaDS
  /** Undefined until it is read. */
  readonly firmados: Firmados | undefined
}

/** State of the applicant's signature: signer, problems found by the desk, and earlier signed papers. */
function FirmaDelPostulante({ etapa, firmados }: FirmaDelPostulanteProps) {
  const devolucion = etapa === 'firmaDocumentos' ? null : firmados?.devolucion
  return (
    <Panel title="Firma del postulante">
      <Stack>
        {devolucion && (
          <Notice tone="bad">
            La mesa devolvió lo firmado el {fechaYHora(devolucion.en)}: <b>{devolucion.motivo}</b>.
            {!firmoElContrato(etapa) &&
              ' Corrija lo que está mal y envíelos de nuevo: el postulante firmará los nuevos en su teléfono.'}
          </Notice>
        )}
        <Notice tone="info">{dicho(etapa)}</Notice>
        {firmados && <FirmadosAntes anteriores={firmados.anteriores} />}
      </Stack>
    </Panel>
  )
}

function Papers({ ds }: { readonly ds: Declaracion }) {
  const { identificador, venta } = ds
  const papeles = usePapeles(identificador)
  const entrega = useEntregarFirmados(identificador)
  const manual = venta.tipoVenta === 'M'
  const reader = useReader()
  // Draw nothing under a list of unknown length: the list would move it on arrival
  const settled = papeles.data !== undefined || papeles.error !== null
  const pending = esperaSuActualizacion(venta) ?? sinTodos(papeles.data)
  const actions = (
    <>
      <ActualizarDatos ds={ds} />
      {ds.etapa === 'terminado' && <DescargarResumen ds={ds} />}
      <DescargarContrato identificador={identificador} folioDS={venta.folioDS} pending={pending} />
    </>
  )
  return (
    <Page
      title={title}
      lead="Ábralos o descárguelos para la firma, y envíelos al correo del postulante."
      actions={actions}
    >
      <Stack>
        <Visor>
          <PapelesPanel ds={ds} papeles={papeles} />
        </Visor>
        {settled && manual && (
          <FirmadosPanel identificador={identificador} firmados={entrega.firmados} reader={reader !== null} />
        )}
        {settled && !manual && <FirmaDelPostulante etapa={ds.etapa} firmados={entrega.firmados.data} />}
      </Stack>
      <PapersActions ds={ds} reader={reader} pending={pending} entrega={manual ? entrega : null} />
    </Page>
  )
}
