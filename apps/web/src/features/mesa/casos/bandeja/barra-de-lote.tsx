import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import classes from '../../../../components/mesa/mesa.module.css'
import { focusIsIdle } from '../../../../lib/focus/focus.ts'
import { useScreenKey } from '../../../../lib/keys/use-screen-key.ts'
import type { Lote } from './use-lote.ts'
import { claveDe } from './vistas.ts'

interface BarraDeLoteProps {
  /** At least one. */
  readonly cuantos: number
  readonly lote: Lote
  readonly onSoltar: () => void
}

/** Actions on the chosen rows. The key R moves the focus there. */
export function BarraDeLote({ cuantos, lote: { acto, hacer }, onSoltar }: BarraDeLoteProps) {
  const root = useRef<HTMLDivElement>(null)
  useScreenKey(root, 'r', () => root.current?.querySelector('button')?.focus())
  return (
    <div ref={root} className={classes.lote}>
      <span role="status">{cuantos === 1 ? '1 elegido' : `${cuantos} elegidos`}</span>
      <ReasonedButton
        kind="primary"
        reason={acto ? null : 'Elija asuntos de una misma clase.'}
        busy={hacer.busy}
        onClick={() => hacer.run()}
      >
        {acto ? `${acto.palabra} ${cuantos}` : 'Resolver'}
      </ReasonedButton>
      <Button kind="quiet" onClick={onSoltar}>
        Quitar la selección
      </Button>
    </div>
  )
}

/** Result of each row, in a line. */
export function ResultadoDeLote({ lote: { hecho, hacer, deshacer, forget } }: { readonly lote: Lote }) {
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Move the focus only if the act left it idle: a user may be working elsewhere by then
    if (hecho && !hacer.busy && focusIsIdle()) title.current?.focus()
  }, [hecho, hacer.busy])
  if (!hecho) return null
  const { acto, lineas } = hecho
  const bien = lineas.filter(({ ok }) => ok).length
  return (
    <section className={classes.resultado} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        Resultado: {bien} de {lineas.length}
      </h2>
      <ul>
        {lineas.map(({ uno, ok, texto }) => (
          <li key={claveDe(uno)} data-bad={!ok || undefined}>
            <b>{uno.nombre}</b>: {texto}
          </li>
        ))}
      </ul>
      <span className={classes.acts}>
        {acto && bien > 0 && (
          <Button busy={deshacer.busy} onClick={() => deshacer.run()}>
            Deshacer
          </Button>
        )}
        <Button kind="quiet" onClick={forget}>
          Ocultar
        </Button>
      </span>
    </section>
  )
}
