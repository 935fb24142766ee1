import { useRef } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import type { Prospecto } from '../queries.ts'
import { useQuieta } from '../use-quieta.ts'
import classes from './cartera.module.css'
import { Ficha } from './ficha.tsx'

/** One row per card, so that the eye runs down the states. It does not move under the pointer: it says what waits. */
export function Lista({ prospectos }: { readonly prospectos: readonly Prospecto[] }) {
  const { filas, cambios, actualizar, bind } = useQuieta(prospectos)
  const root = useRef<HTMLDivElement>(null)
  const refresh = () => {
    actualizar()
    // the button goes away: without this the focus would fall to the top of the page
    root.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={root} className={classes.quieta} tabIndex={-1} {...bind}>
      <div className={classes.cambios} role="status">
        {cambios && (
          <Button className={classes.aviso} onClick={refresh}>
            Hay cambios: actualizar
          </Button>
        )}
      </div>
      <ol className={classes.fichas}>
        {filas.map((prospecto) => (
          <li key={prospecto.prospectoId}>
            <Ficha prospecto={prospecto} />
          </li>
        ))}
      </ol>
    </div>
  )
}
