import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { IntakeProvider } from '../../../components/intake/intake-provider.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { type Declaracion, WithDeclaracion } from '../../../components/sale/with-declaracion.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { CotizacionResumen } from './components/cotizacion-resumen.tsx'
import { PapelesDelResumen } from './components/papeles-del-resumen.tsx'
import classes from './documentos.module.css'
import { useConfirmarPapeles } from './use-confirmar-papeles.ts'
import { useLoPendiente } from './use-lo-pendiente.ts'

const title = 'Resumen de cotización'

/**
 * /resumen-cotizacion: what was agreed and who pays it; who has no employer proves the first payment here. Going on
 * confirms the papers (spec 2 §4).
 */
export function ResumenCotizacionScreen() {
  return (
    <WithDeclaracion title={title} from="documentosContractuales">
      {(ds) => (
        <IntakeProvider>
          <Resumen ds={ds} />
        </IntakeProvider>
      )}
    </WithDeclaracion>
  )
}

function Resumen({ ds }: { readonly ds: Declaracion }) {
  const { pending, ...papers } = useLoPendiente(ds.identificador)
  const goOn = useConfirmarPapeles(ds)
  const editable = ds.etapa === 'documentosContractuales'
  // Confirming the papers is the advisor's; once they are, whoever reads goes on too.
  const reader = useReader()
  const reason = (editable && reader) || pending
  return (
    <Page title={title} lead="Revise lo pactado y quién lo paga.">
      <div className={classes.summary}>
        <CotizacionResumen prospectoId={ds.prospectoId} />
        <PapelesDelResumen ds={ds} {...papers} />
      </div>
      <ActionBar next={pending ?? next}>
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
