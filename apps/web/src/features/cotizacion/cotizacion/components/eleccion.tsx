import { useReader } from '../../../../lib/session/use-lock.ts'
import { EnviadasPorElegir } from '../envio/enviadas-por-elegir.tsx'
import type { Opcion } from '../queries.ts'
import type { SeleccionDePlan } from '../use-seleccion.ts'
import { BeneficiosPanel } from './beneficios-panel.tsx'
import classes from './plan.module.css'
import { PlanCards } from './plan-cards.tsx'

interface EleccionProps {
  readonly title: string
  readonly prospectoId: number
  readonly opciones: readonly Opcion[]
  readonly seleccion: SeleccionDePlan
}

/** What is chosen: the plan, its benefits, or one that was mailed before. */
export function Eleccion({ title, prospectoId, opciones, seleccion }: EleccionProps) {
  const reader = useReader()
  return (
    <fieldset className={classes.choice} disabled={reader !== null}>
      <legend className="vh">{title}</legend>
      <PlanCards prospectoId={prospectoId} opciones={opciones} seleccion={seleccion} />
      <BeneficiosPanel prospectoId={prospectoId} seleccion={seleccion} />
      <EnviadasPorElegir prospectoId={prospectoId} />
    </fieldset>
  )
}
