import { primerPagoMessages } from '@alerce/contract/messages/contrato/primer-pago'
import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonForm } from '../../../components/feedback/skeletons.tsx'
import { IntakeProvider } from '../../../components/intake/intake-provider.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { type Declaracion, WithDeclaracion } from '../../../components/sale/with-declaracion.tsx'
import { Visor } from '../../../components/visor/visor.tsx'
import { usePrimerPago } from '../../../lib/adjuntos/primer-pago.ts'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { goTo } from '../../../lib/routes.ts'
import { esperaSuActualizacion } from '../../../lib/sale/su-actualizacion.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { CotizacionResumen } from './components/cotizacion-resumen.tsx'
import { PapelesPanel } from './components/papeles-panel.tsx'
import { PrimerPagoPanel } from './components/primer-pago-panel.tsx'
import classes from './documentos.module.css'
import { sinTodos, useContractual, useGuardarEtapa, usePapeles, useResumenCotizacion } from './queries.ts'

const title = 'Resumen de cotización'

/**
 * /resumen-cotizacion: the agreed plan and its payers. An applicant without employer proves the first payment here.
 * Going on confirms the papers (spec 2 §4).
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

/** The papers are as they should be: stage resumenCotizacion says so (spec 2 §4), and they are opened. */
function useConfirmarPapeles({ identificador, etapa, ids }: Declaracion) {
  const guardarEtapa = useGuardarEtapa()
  const navigate = useWayOn()
  return useAction(async () => {
    const fechaRegistro = aDDMMYYYY(todayInSantiago())
    const generados = { etapa: 'resumenCotizacion', subetapa: 'Documentos Generados', fechaRegistro } as const
    if (etapa === 'documentosContractuales') await guardarEtapa.mutateAsync({ identificador, ...generados })
    await navigate(goTo('documentsPreview', ids))
  }, declaracionMessages.etapaSaveFailed.text)
}

/**
 * Missing step before the papers open: first the first payment (spec 2 §4), then the papers. `pending`: its text; null:
 * none.
 */
function useLoPendiente(identificador: number) {
  const pago = usePrimerPago(identificador)
  const papeles = usePapeles(identificador)
  const paid = pago.data?.every(({ registrado, comprobante }) => registrado && comprobante !== null) ?? false
  const falta = sinTodos(papeles.data)
  return { pago, papeles, paid, pending: falta && (paid ? falta : primerPagoMessages.pendiente.text) }
}

interface PapelesDelResumenProps extends Pick<ReturnType<typeof useLoPendiente>, 'pago' | 'papeles' | 'paid'> {
  readonly ds: Declaracion
}

/** First payment, when the sale needs a proof, and then the papers. */
function PapelesDelResumen({ ds, pago, papeles, paid }: PapelesDelResumenProps) {
  const reader = useReader()
  return (
    <div className={classes.column}>
      <Loaded of={pago} failure={primerPagoMessages.leerFailed.text}>
        {(entidades) =>
          entidades.length > 0 && (
            <PrimerPagoPanel
              identificador={ds.identificador}
              entidades={entidades}
              reader={reader}
              espera={esperaSuActualizacion(ds.venta)}
            />
          )
        }
      </Loaded>
      {paid && (
        <Visor>
          <PapelesPanel ds={ds} papeles={papeles} />
        </Visor>
      )}
    </div>
  )
}

function Resumen({ ds }: { readonly ds: Declaracion }) {
  const { pending, ...papers } = useLoPendiente(ds.identificador)
  const [cotizacion, contractual] = [useResumenCotizacion(ds.prospectoId), useContractual(ds.prospectoId)]
  // Drawn at once: each part moves those below
  const read = [cotizacion, contractual, papers.pago].every(({ isFetched }) => isFetched)
  const goOn = useConfirmarPapeles(ds)
  const editable = ds.etapa === 'documentosContractuales'
  // Only the advisor confirms the papers; afterwards a reader may go on too.
  const reader = useReader()
  const reason = (editable && reader) || pending
  return (
    <Page title={title} lead="Revise lo pactado y quién lo paga.">
      {read ? (
        <div className={classes.summary}>
          <CotizacionResumen cotizacion={cotizacion} contractual={contractual} />
          <PapelesDelResumen ds={ds} {...papers} />
        </div>
      ) : (
        <SkeletonForm />
      )}
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
