import type { ReactNode } from 'react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { AmountPesos, AmountUF } from '../../../../components/values/amounts.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import type { Opcion } from '../queries.ts'
import { useCierre } from '../use-cierre.ts'
import { type Seleccion, useSeleccion } from '../use-seleccion.ts'
import { BeneficiosPanel } from './beneficios-panel.tsx'
import classes from './plan.module.css'
import { PlanCards } from './plan-cards.tsx'
import { PorQue } from './por-que.tsx'

interface PlanElegidoProps {
  readonly title: string
  readonly prospectoId: number
  readonly opciones: readonly Opcion[]
  readonly guardado: ReplyOf<'obtenerPlanSeleccionado'>
  /** What was quoted was forgotten. */
  readonly onBorrada: () => void
}

/** Why the quote can be neither sent nor confirmed yet; null: it can. */
function reasonOf({ planId, problema, saving }: Seleccion): string | null {
  if (planId === null) return 'Elija antes un plan.'
  if (problema) return problema
  return saving ? 'Calculando el precio…' : null
}

export function PlanElegido({ title, prospectoId, opciones, guardado, onBorrada }: PlanElegidoProps) {
  const seleccion = useSeleccion(prospectoId, guardado)
  const cierre = useCierre(prospectoId, onBorrada)
  const reader = useReader()
  const manual = opciones.length === 1
  const reason = reader ?? reasonOf(seleccion)
  const again = manual ? 'Volver a Cotizar Plan' : 'Seleccionar otro Plan'
  return (
    <Page
      title={title}
      lead={manual ? 'El plan elegido y su precio.' : 'Elija un plan y sus beneficios; cada cambio recalcula el total.'}
    >
      <div className={classes.quote}>
        <fieldset disabled={reader !== null}>
          <legend className="vh">{title}</legend>
          <PlanCards opciones={opciones} seleccion={seleccion} />
          <BeneficiosPanel prospectoId={prospectoId} seleccion={seleccion} />
        </fieldset>
        <PorQue seleccion={seleccion} />
      </div>
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
    </Page>
  )
}

interface TotalProps {
  readonly seleccion: Seleccion
  readonly enPareja: boolean
}

function Total({ seleccion: { cotizacion, problema }, enPareja }: TotalProps): ReactNode {
  if (problema) return problema
  if (!cotizacion) return <b>Elija un plan.</b>
  return (
    <>
      Total{' '}
      <b>
        <AmountUF value={cotizacion.totalUF} />
      </b>{' '}
      · <AmountPesos value={cotizacion.totalPesos} />.{' '}
      {enPareja ? 'Sigue la compensación de la pareja.' : 'Al confirmar no podrá cotizar otra vez.'}
    </>
  )
}
