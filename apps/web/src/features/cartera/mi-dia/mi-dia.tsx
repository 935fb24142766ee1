import { miDiaMessages } from '@alerce/contract/messages/cartera/lista'
import { useId, useState } from 'react'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { now } from '../../../lib/time/clock.ts'
import { Cabecera } from './components/cabecera.tsx'
import { Ghost } from './components/ghost.tsx'
import { GrupoEntero } from './components/grupo-entero.tsx'
import { Grupos } from './components/grupos.tsx'
import { enBreve, pospuestosDe } from './grupos.ts'
import { diaEnPalabras } from './hace.ts'
import classes from './mi-dia.module.css'
import { type Clave, useMiDia } from './queries.ts'
import { type CheckAsunto, useContinuar } from './use-continuar.ts'
import { usePlegado } from './use-plegado.ts'
import { usePosponer } from './use-posponer.tsx'

interface MiDiaProps {
  /** What must hold before a sale is taken in hand. */
  readonly revisar: CheckAsunto
}

/**
 * What the day asks for, overdue first: the first of each group, or all of one. Over the list it is as high while it
 * loads, when it is empty and when it failed: the list stays where it is. Beside the list it stays in sight.
 */
export function MiDia({ revisar }: MiDiaProps) {
  const id = useId()
  const [plegado, toggle] = usePlegado()
  const [entero, setEntero] = useState<Clave | null>(null)
  const dia = useMiDia()
  const { abriendo, continuar } = useContinuar(revisar)
  const { avisos, posponer, retomar } = usePosponer()
  const words = plegado && dia.data ? enBreve(dia.data.grupos) : diaEnPalabras(now())
  const pospuestos = pospuestosDe(dia.data?.grupos)
  const acts = { abriendo, onContinuar: continuar, onPosponer: posponer, onRetomar: retomar }
  /** The first of each, as new as all of one were. */
  const volver = () => {
    setEntero(null)
    void dia.refetch()
  }
  const verPospuestos = () => {
    if (entero === 'pospuesto') volver()
    else setEntero('pospuesto')
    if (plegado) toggle()
  }

  return (
    <section className={classes.dia} aria-labelledby={id} aria-busy={dia.isFetching} data-plegado={plegado}>
      <Cabecera
        {...{ id, words, plegado, pospuestos }}
        viendo={!plegado && entero === 'pospuesto'}
        onPospuestos={verPospuestos}
        onToggle={toggle}
      />
      {!plegado && (
        <div className={classes.body}>
          {entero ? (
            <GrupoEntero key={entero} grupo={entero} onMenos={volver} {...acts} />
          ) : (
            <Loaded of={dia} failure={miDiaMessages.failed.text} ghost={<Ghost />}>
              {({ grupos }) => <Grupos grupos={grupos} onEntero={setEntero} {...acts} />}
            </Loaded>
          )}
        </div>
      )}
      {avisos}
    </section>
  )
}
