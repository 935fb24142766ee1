import { maximoDeUnLote } from '@alerce/domain/limites'
import { IconClockPause } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { focusIsIdle } from '../../../../lib/focus/focus.ts'
import { useScreenKey } from '../../../../lib/keys/use-screen-key.ts'
import classes from './seleccion.module.css'
import { type LoteDeFichas, useLote } from './use-lote.tsx'
import type { SeleccionDeFichas } from './use-seleccion-de-fichas.ts'

function motivoDe(cuantos: number): string | null {
  if (cuantos === 0) return 'Elija al menos un prospecto.'
  return cuantos > maximoDeUnLote ? `Elija hasta ${maximoDeUnLote}.` : null
}

interface BarraDeSeleccionProps {
  readonly seleccion: SeleccionDeFichas
  readonly lote: LoteDeFichas
}

/** Line over the list while prospects are chosen: all of them, how many, and what is done with them. Key R goes there. */
function BarraDeSeleccion({ seleccion, lote }: BarraDeSeleccionProps) {
  const { elegidos, mostrados, chooseAll, leave, entered } = seleccion
  const root = useRef<HTMLDivElement>(null)
  const todos = useRef<HTMLInputElement>(null)
  const cuantos = elegidos.length
  useScreenKey(root, 'r', () => root.current?.querySelector<HTMLElement>('[data-hace]')?.focus())
  // The button that entered goes away; with X the focus stays on the card
  useEffect(() => {
    if (entered) todos.current?.focus()
  }, [entered])
  const algunos = cuantos > 0 && cuantos < mostrados
  useEffect(() => {
    if (todos.current) todos.current.indeterminate = algunos
  }, [algunos])
  return (
    <div ref={root} className={classes.barra}>
      <label className={classes.todos}>
        <input
          ref={todos}
          type="checkbox"
          aria-label={`Todos los ${mostrados} mostrados`}
          checked={mostrados > 0 && cuantos === mostrados}
          onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
        />
        Todos
      </label>
      <span role="status" className={classes.cuantos}>
        {cuantos === 1 ? '1 elegido' : `${cuantos} elegidos`}
      </span>
      <ReasonedButton
        kind="tonal"
        side="bottom"
        data-hace
        reason={motivoDe(cuantos)}
        busy={lote.postpone.busy}
        onClick={() => lote.postpone.run()}
      >
        <IconClockPause size={16} stroke={1.75} aria-hidden="true" />
        Posponer
      </ReasonedButton>
      <Button kind="quiet" onClick={leave}>
        Salir
      </Button>
    </div>
  )
}

/** Those that could not be postponed, each with its reason. */
function NoPospuestos({ of: { rechazados, forget } }: { readonly of: LoteDeFichas }) {
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (rechazados.length > 0 && focusIsIdle()) title.current?.focus()
  }, [rechazados])
  if (rechazados.length === 0) return null
  return (
    <section className={classes.resultado} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {rechazados.length === 1 ? 'No se pospuso 1' : `No se pospusieron ${rechazados.length}`}
      </h2>
      <ul>
        {rechazados.map(({ prospectoId, nombre, motivo }) => (
          <li key={prospectoId}>
            <b>{nombre}</b>: {motivo}
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={forget}>
        Ocultar
      </Button>
    </section>
  )
}

/** Line of the chosen prospects, and what was done with them. */
export function Lote({ seleccion }: { readonly seleccion: SeleccionDeFichas }) {
  const { activa, elegidos, leave, release } = seleccion
  const lote = useLote(elegidos, (hechos) => (hechos.length === elegidos.length ? leave() : release(hechos)))
  return (
    <>
      {activa && <BarraDeSeleccion seleccion={seleccion} lote={lote} />}
      <NoPospuestos of={lote} />
      {lote.avisos}
    </>
  )
}
