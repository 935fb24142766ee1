import { textosDeResultado } from '@alerce/contract/catalogos/declaracion/resultados'
import { finalizarMessages } from '@alerce/contract/messages/declaracion/resultado'
import { IconShieldExclamation } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { Panel } from '../../../../components/layout/panel.tsx'
import { RestriccionesTable } from '../../../../components/sale/restricciones-table.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { goTo } from '../../../../lib/routes.ts'
import { type DatosDelResultado, useFinalizar } from '../queries.ts'
import { ResultadoPage } from './resultado-page.tsx'

interface RestringidaProps {
  readonly ds: Declaracion
  readonly data: DatosDelResultado
}

const rechazo = {
  text: 'Si el postulante rechaza las restricciones, la suscripción se suspenderá.',
  accept: 'Suspender',
  cancel: 'Volver',
}

/** Result 2: accepted it goes on to the pending data, refused it ends (finish code 2, spec 2 §4). */
export function Restringida({ ds, data }: RestringidaProps) {
  const finalizar = useFinalizar()
  const navigate = useWayOn()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const answer = (acepta: boolean) =>
    finalizar.mutateAsync({ identificador: ds.identificador, resultado: 2, acepta, pin: '' })
  const failed = finalizarMessages.finalizarFailed.text
  const accepting = useAction(async () => {
    await answer(true)
    await navigate(goTo('documentos', ds.ids))
  }, failed)
  // The dialog itself blocks a second press
  const refuse = () => confirm(rechazo, () => answer(false)).catch(tellFailure(failed))
  return (
    <ResultadoPage
      icon={<IconShieldExclamation size={28} stroke={1.5} aria-hidden="true" />}
      tone="wait"
      texto={textosDeResultado[2]}
      motivo={data.motivo}
      carta={ds.identificador}
      next="Si acepta, siguen los datos contractuales pendientes."
      details={
        <Panel title="Restricciones" flush>
          <RestriccionesTable of={data.restricciones} />
        </Panel>
      }
      actions={
        <>
          <Button onClick={() => void refuse()}>Rechazar</Button>
          <Button kind="primary" busy={accepting.busy} onClick={() => accepting.run()}>
            Aceptar
          </Button>
        </>
      }
    />
  )
}
