import { ActualizarDatos } from '../../../components/contractual/actualizar-datos.tsx'
import { IntakeProvider } from '../../../components/intake/intake-provider.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Stack } from '../../../components/layout/panel.tsx'
import { type Declaracion, WithDeclaracion } from '../../../components/sale/with-declaracion.tsx'
import { Visor } from '../../../components/visor/visor.tsx'
import { esperaSuActualizacion } from '../../../lib/sale/su-actualizacion.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { DescargarContrato } from './components/descargar-contrato.tsx'
import { FirmaDelPostulante } from './components/firma-del-postulante.tsx'
import { FirmadosPanel } from './components/firmados-panel.tsx'
import { PapelesPanel } from './components/papeles-panel.tsx'
import { PapersActions } from './components/papers-actions.tsx'
import { sinTodos, usePapeles } from './queries.ts'
import { useEntregarFirmados } from './use-entregar-firmados.ts'

const title = 'Documentos del contrato'

/** /documents-preview: open, download and send the contract papers, and hand in what was signed; a manual sale ends at home, another at its summary (spec 2 §2). */
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

function Papers({ ds }: { readonly ds: Declaracion }) {
  const { identificador, venta } = ds
  const papeles = usePapeles(identificador)
  const entrega = useEntregarFirmados(identificador)
  const manual = venta.tipoVenta === 'M'
  const reader = useReader()
  // nothing under a list whose length is not known: it would move when the list comes
  const settled = papeles.data !== undefined || papeles.error !== null
  const pending = esperaSuActualizacion(venta) ?? sinTodos(papeles.data)
  const actions = (
    <>
      <ActualizarDatos ds={ds} />
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
