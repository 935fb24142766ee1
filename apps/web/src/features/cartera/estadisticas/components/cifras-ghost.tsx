import { SkeletonLines, SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import classes from '../estadisticas.module.css'
import { grupos } from '../figuras.ts'

/** The figures are on their way: their groups stand where they will. `propio`: under the month of one advisor. */
export function CifrasGhost({ propio }: { readonly propio: boolean }) {
  return (
    <div className={classes.screen}>
      {propio && <SkeletonRows />}
      <div className={classes.grupos}>
        {grupos.map(({ titulo }) => (
          <section key={titulo} className={classes.grupo} aria-label={titulo}>
            <h2>{titulo}</h2>
            <SkeletonLines label={`Cargando ${titulo}`} />
          </section>
        ))}
      </div>
    </div>
  )
}
