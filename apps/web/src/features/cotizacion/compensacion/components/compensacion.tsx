import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { Flujo } from '../../../../components/pareja/flujo.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import type { ResumenCompensado } from '../queries.ts'
import type { useCompensacion } from '../use-compensacion.ts'
import { cierreDelMonto, comoSeTeclea, flujoDe } from '../values.ts'
import { MontoOtorgado } from './monto-otorgado.tsx'

interface CompensacionProps {
  readonly acts: ReturnType<typeof useCompensacion>
  readonly resumen: ResumenCompensado
}

/** What flows between both, and of the giver the amount; what is typed is drawn at once. */
export function Compensacion({ acts, resumen }: CompensacionProps) {
  const { otorga } = resumen
  const reader = useReader()
  const flujo = flujoDe(comoSeTeclea(resumen, acts.tecleado))
  return (
    <Panel title="Compensación">
      {flujo && <Flujo {...flujo} />}
      {otorga && <DraftNotice form={acts.form} nameOf={() => 'el monto a otorgar'} />}
      {otorga && <MontoOtorgado acts={acts} resumen={resumen} closed={reader ?? cierreDelMonto(resumen)} />}
    </Panel>
  )
}
