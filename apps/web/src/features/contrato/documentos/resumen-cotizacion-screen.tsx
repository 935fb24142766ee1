import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { ButtonLink } from '../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { type Declaracion, WithDeclaracion } from '../../../components/sale/with-declaracion.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { CotizacionResumen } from './components/cotizacion-resumen.tsx'
import { PapelesPanel } from './components/papeles-panel.tsx'
import classes from './documentos.module.css'
import { usePapeles } from './queries.ts'
import { useConfirmarPapeles } from './use-confirmar-papeles.ts'

const title = 'Resumen de cotización'

/** /resumen-cotizacion: what was agreed and who pays it; going on confirms the papers (spec 2 §4). */
export function ResumenCotizacionScreen() {
  return (
    <WithDeclaracion title={title} from="documentosContractuales">
      {(ds) => <Resumen ds={ds} />}
    </WithDeclaracion>
  )
}

function Resumen({ ds }: { readonly ds: Declaracion }) {
  const papeles = usePapeles(ds.identificador)
  const goOn = useConfirmarPapeles(ds)
  const ready = papeles.data && papeles.data.length > 0 && papeles.data.every(({ estado }) => estado === 'listo')
  const editable = ds.etapa === 'documentosContractuales'
  // Confirming the papers is the advisor's; once they are, whoever reads goes on too.
  const reader = useReader()
  const reason = (editable && reader) || (ready ? null : documentosMessages.pendientes.text)
  return (
    <Page title={title} lead="Revise lo pactado y quién lo paga.">
      <div className={classes.summary}>
        <CotizacionResumen prospectoId={ds.prospectoId} />
        <PapelesPanel ds={ds} papeles={papeles} />
      </div>
      <ActionBar next={ready ? next : documentosMessages.pendientes.text}>
        {editable && !reader && <ButtonLink to={goTo('documentos', ds.ids)}>Corregir datos</ButtonLink>}
        <ReasonedButton kind="primary" reason={reason} busy={goOn.busy} onClick={() => goOn.run()}>
          Continuar
        </ReasonedButton>
      </ActionBar>
    </Page>
  )
}

const next = (
  <>
    Después: <b>abrir, descargar y enviar los documentos</b>
  </>
)
