import type { ReactNode } from 'react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { AmountPesos, AmountUF } from '../../../../components/values/amounts.tsx'
import { useLugar } from '../../../../lib/sale/lugar.tsx'
import type { SeleccionDePlan } from '../use-seleccion.ts'
import type { useCierre } from './use-cierre.ts'

interface PieProps {
  /** One plan alone, chosen by hand (spec 2 §4, flow 2). */
  readonly manual: boolean
  /** Why who is here only reads; null: they write. */
  readonly reader: string | null
  /** Why the quote can be neither sent nor confirmed yet; null: it can. */
  readonly reason: string | null
  readonly seleccion: SeleccionDePlan
  readonly cierre: ReturnType<typeof useCierre>
}

/** The foot of 'Plan Preliminar': its total, and what ends the choice (spec 2 §2). */
export function Pie({ manual, reader, reason, seleccion, cierre }: PieProps) {
  const again = manual ? 'Volver a Cotizar Plan' : 'Seleccionar otro Plan'
  return (
    <ActionBar next={<Total seleccion={seleccion} enPareja={cierre.enPareja} />}>
      <ReasonedButton reason={reader} busy={cierre.restarting} onClick={() => void cierre.restart()}>
        {again}
      </ReasonedButton>
      <ReasonedButton reason={reason} busy={cierre.sending} onClick={() => void cierre.send()}>
        Enviar Cotizacion
      </ReasonedButton>
      <ReasonedButton kind="primary" reason={reason} busy={cierre.closing} onClick={() => void cierre.close()}>
        {manual ? 'Continuar' : 'Confirmar Plan'}
      </ReasonedButton>
    </ActionBar>
  )
}

interface TotalProps {
  readonly seleccion: SeleccionDePlan
  readonly enPareja: boolean
}

/** What is to be confirmed costs, or why it is not known. */
function Total({ seleccion: { cotizacion, problema }, enPareja }: TotalProps): ReactNode {
  const { actualiza } = useLugar()
  const alConfirmar = actualiza ? 'Al confirmar reemplaza a lo que rige.' : 'Al confirmar no podrá cotizar otra vez.'
  if (problema) return problema
  if (!cotizacion) return <b>Elija un plan.</b>
  return (
    <>
      Total{' '}
      <b>
        <AmountUF value={cotizacion.totalUF} />
      </b>{' '}
      · <AmountPesos value={cotizacion.totalPesos} />. {enPareja ? 'Sigue la compensación de la pareja.' : alConfirmar}
    </>
  )
}
