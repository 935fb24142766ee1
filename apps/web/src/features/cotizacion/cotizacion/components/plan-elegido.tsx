import { Page } from '../../../../components/layout/page.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { Acciones } from '../envio/acciones.tsx'
import { Enviadas } from '../envio/enviadas.tsx'
import { Pie } from '../pie.tsx'
import type { Opcion } from '../queries.ts'
import { useCierre } from '../use-cierre.ts'
import { type Seleccion, useSeleccion } from '../use-seleccion.ts'
import { YSi } from '../y-si/y-si.tsx'
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
  return (
    <Page
      title={title}
      actions={<Acciones {...{ prospectoId, opciones, reason }} />}
      lead={manual ? 'El plan elegido y su precio.' : 'Elija un plan y sus beneficios; cada cambio recalcula el total.'}
    >
      <div className={classes.quote}>
        <fieldset className={classes.choice} disabled={reader !== null}>
          <legend className="vh">{title}</legend>
          <PlanCards prospectoId={prospectoId} opciones={opciones} seleccion={seleccion} />
          <BeneficiosPanel prospectoId={prospectoId} seleccion={seleccion} />
          <Enviadas prospectoId={prospectoId} abierta />
        </fieldset>
        <PorQue seleccion={seleccion}>
          {seleccion.cotizacion && <YSi prospectoId={prospectoId} cotizacion={seleccion.cotizacion} />}
        </PorQue>
      </div>
      <Pie {...{ manual, reader, reason, seleccion, cierre }} />
    </Page>
  )
}
