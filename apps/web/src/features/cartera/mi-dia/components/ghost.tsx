import { asuntosPorGrupo } from '@alerce/domain/limites'
import classes from '../mi-dia.module.css'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Skeleton of the day, in the shape of its rows. */
export function Ghost() {
  return (
    <div role="status" aria-label="Cargando el día">
      <div className={classes.tabs} />
      <div className={classes.grupos}>
        {times(3).map((grupo) => (
          <div key={grupo} className={classes.grupo} data-chosen={grupo === 0 || undefined}>
            <header />
            <div className={classes.lista}>
              {times(asuntosPorGrupo).map((row) => (
                <span key={row} className={classes.ghost}>
                  <i />
                  <i />
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
