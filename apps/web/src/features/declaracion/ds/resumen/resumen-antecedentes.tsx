import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { juradasMessages } from '@alerce/contract/messages/declaracion/juradas'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { puedeGuardarEtapaDS } from '@alerce/domain/declaracion/etapas'
import { todasAceptadas } from '@alerce/domain/declaracion/firma/juradas'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { DsSteps } from '../components/ds-steps.tsx'
import { useCotizante, useGuardarEtapa, useJuradas, useProspecto, useResumenPlan } from '../queries.ts'
import { AntecedentesResumen } from './antecedentes-resumen.tsx'

/** Why the summary does not go on: a sworn declaration is not accepted, or it is not known yet; null: it does. */
function useFaltanJuradas({ identificador }: Declaracion): string | null {
  const { data } = useJuradas(identificador)
  return data && todasAceptadas(data) ? null : juradasMessages.pendientes.text
}

interface ResumenAntecedentesProps {
  readonly ds: Declaracion
  readonly title: string
  readonly onDone: () => void
}

/** The background summary; going on saves stage resumenAntecedentes while the declaration is not signed. */
export function ResumenAntecedentes({ ds, title, onDone }: ResumenAntecedentesProps) {
  const cotizante = useCotizante(ds.identificador)
  const prospecto = useProspecto(ds.prospectoId)
  const plan = useResumenPlan(ds.prospectoId)
  const guardarEtapa = useGuardarEtapa()
  const reason = useFaltanJuradas(ds)
  const goOn = useAction(async () => {
    if (puedeGuardarEtapaDS(ds.etapa, 'resumenAntecedentes')) {
      await guardarEtapa.mutateAsync({ identificador: ds.identificador, etapa: 'resumenAntecedentes' })
    }
    onDone()
  }, declaracionMessages.etapaSaveFailed.text)
  return (
    <Page title={title} lead="Revise los datos con el cotizante antes de seguir.">
      <DsSteps ds={ds} />
      <Loaded of={cotizante} failure={cotizanteMessages.readFailed.text}>
        {(holder) => (
          <Loaded of={prospecto} failure={antecedentesMessages.datosFailed.text}>
            {({ empleadores }) => (
              <Loaded of={plan} failure={planesMessages.resumenFailed.text}>
                {(chosen) => <AntecedentesResumen ds={ds} cotizante={holder} empleadores={empleadores} plan={chosen} />}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
      <ActionBar next={next}>
        <ReasonedButton kind="primary" busy={goOn.busy} reason={reason} onClick={() => goOn.run()}>
          Continuar
        </ReasonedButton>
      </ActionBar>
    </Page>
  )
}

const next = (
  <>
    Después: <b>resumen de la Declaración de Salud</b>
  </>
)
