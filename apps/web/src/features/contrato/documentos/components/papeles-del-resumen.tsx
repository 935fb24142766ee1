import { primerPagoMessages } from '@alerce/contract/messages/contrato/primer-pago'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { Visor } from '../../../../components/visor/visor.tsx'
import { esperaSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import classes from '../documentos.module.css'
import type { useLoPendiente } from '../use-lo-pendiente.ts'
import { PapelesPanel } from './papeles-panel.tsx'
import { PrimerPagoPanel } from './primer-pago-panel.tsx'

interface PapelesDelResumenProps extends Pick<ReturnType<typeof useLoPendiente>, 'pago' | 'papeles' | 'paid'> {
  readonly ds: Declaracion
}

/** The first payment of who proves one and, once it is in, the papers. */
export function PapelesDelResumen({ ds, pago, papeles, paid }: PapelesDelResumenProps) {
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
