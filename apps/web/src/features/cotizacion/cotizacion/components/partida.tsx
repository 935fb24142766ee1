import { EnviadasPorElegir } from '../envio/enviadas-por-elegir.tsx'
import type { LimitesDeRenta } from '../queries.ts'
import type { useCotizar } from '../use-cotizar.ts'
import classes from './cotizar.module.css'
import { RangoPanel } from './rango-panel.tsx'
import { RentaPanel } from './renta-panel.tsx'

interface PartidaProps {
  readonly cotizar: ReturnType<typeof useCotizar>
  readonly prospectoId: number
  readonly limites: LimitesDeRenta
}

/** What a quote starts from: the income, what is to be paid, and those that were mailed before. */
export function Partida({ cotizar, prospectoId, limites }: PartidaProps) {
  return (
    <div className={classes.column}>
      <RentaPanel cotizar={cotizar} limites={limites} />
      <RangoPanel cotizar={cotizar} limites={limites} />
      <EnviadasPorElegir prospectoId={prospectoId} />
    </div>
  )
}
