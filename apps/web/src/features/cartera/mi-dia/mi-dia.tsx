import { miDiaMessages } from '@alerce/contract/messages/cartera/mi-dia'
import { useId, useRef } from 'react'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { now } from '../../../lib/time/clock.ts'
import { Cabecera } from './components/cabecera.tsx'
import { Ghost } from './components/ghost.tsx'
import { Grupos } from './components/grupos.tsx'
import { enBreve } from './grupos.ts'
import { diaEnPalabras } from './hace.ts'
import classes from './mi-dia.module.css'
import { useMiDia } from './queries.ts'
import { type CheckAsunto, useContinuar } from './use-continuar.ts'
import { usePlegado } from './use-plegado.ts'

interface MiDiaProps {
  /** What must hold before a sale is taken in hand. */
  readonly revisar: CheckAsunto
  /** The address of the list narrowed to an Estado, since a day. */
  readonly enLaLista: (estado: string, desde: string) => string
}

/**
 * What the day asks for, overdue first. Over the list it is as high while it loads, when it is empty and when it failed:
 * the list stays where it is. Beside the list it stays in sight.
 */
export function MiDia({ revisar, enLaLista }: MiDiaProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const [plegado, toggle] = usePlegado()
  const dia = useMiDia()
  const { abriendo, continuar } = useContinuar(revisar)
  const words = plegado && dia.data ? enBreve(dia.data.grupos) : diaEnPalabras(now())
  // The list that was narrowed lies after it, perhaps out of sight.
  const toTheList = () => panel.current?.nextElementSibling?.scrollIntoView({ block: 'start' })

  return (
    <section ref={panel} className={classes.dia} aria-labelledby={id} aria-busy={dia.isFetching} data-plegado={plegado}>
      <Cabecera id={id} words={words} plegado={plegado} onToggle={toggle} />
      {!plegado && (
        <div className={classes.body}>
          <Loaded of={dia} failure={miDiaMessages.failed.text} ghost={<Ghost />}>
            {({ grupos, carteraDesde }) =>
              grupos.every(({ total }) => total === 0) ? (
                <Empty title="Nada pendiente por hoy">
                  <p>Lo que venza, las citas del día y lo que espere a otros aparecerá aquí.</p>
                </Empty>
              ) : (
                <Grupos
                  grupos={grupos}
                  abriendo={abriendo}
                  onContinuar={continuar}
                  enLaLista={(estado) => enLaLista(estado, carteraDesde ?? '')}
                  onLista={toTheList}
                />
              )
            }
          </Loaded>
        </div>
      )}
    </section>
  )
}
