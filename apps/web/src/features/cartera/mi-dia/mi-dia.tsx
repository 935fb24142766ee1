import { carteraMessages, miDiaMessages } from '@alerce/contract/messages/cartera/lista'
import { IconChevronDown, IconChevronUp, IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Paged } from '../../../components/feedback/paged.tsx'
import { useAbrirVenta } from '../../../components/sale/use-abrir-venta.ts'
import type { AskFirst } from '../../../lib/sale/iniciar-ds-manual.ts'
import { showVenta } from '../../../lib/sale/show-venta.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { useOnlyCopies } from '../../../lib/sin-red/mode.ts'
import { now } from '../../../lib/time/clock.ts'
import { diaEnPalabras } from '../../../lib/time/en-palabras.ts'
import type { ActosDelDia } from './components/fila.tsx'
import { Ghost } from './components/ghost.tsx'
import { Filas, Grupos } from './components/grupos.tsx'
import { cuenta, enBreve, pospuestosDe, sinAsuntos, titulos } from './grupos.ts'
import classes from './mi-dia.module.css'
import { estaPlegado, leaveFolded } from './plegado.ts'
import { type AsuntoDePersona, type Clave, useGrupoEntero, useMiDia } from './queries.ts'
import { usePosponer } from './use-posponer.tsx'
import { useTareas } from './use-tareas.tsx'

/** Folded state of the panel, and its toggle. */
function usePlegado(): readonly [boolean, () => void] {
  const [plegado, setPlegado] = useState(estaPlegado)
  const toggle = () => {
    setPlegado(!plegado)
    leaveFolded(!plegado)
  }
  return [plegado, toggle]
}

/** Check before a sale is taken; null: the user answered no. Throws Halt. */
type CheckAsunto = (asunto: AsuntoDePersona, ask: AskFirst) => Promise<string | null>

/**
 * Opens a sale at its current step, one at a time. A user who may change it passes the checks of Gestionar first; a
 * reader, or a user without network, opens it without a mark. The reason of a failure is shown in a dialog.
 */
function useContinuar(check: CheckAsunto) {
  const { abriendo, open } = useAbrirVenta<AsuntoDePersona>(carteraMessages.redirectFailed.text)
  const [reader, onlyCopies] = [useReader(), useOnlyCopies()]
  const writes = reader === null && !onlyCopies
  const goOn = (asunto: AsuntoDePersona) =>
    void open(asunto, asunto.prospectoId, async (ask) =>
      writes && (await check(asunto, ask)) === null ? null : await showVenta(asunto),
    )
  return { abriendo, goOn }
}

interface GrupoEnteroProps extends ActosDelDia {
  readonly grupo: Clave
  /** Back to the first of each. */
  readonly onMenos: () => void
}

/** All the matters of a group, page after page. */
function GrupoEntero({ grupo, onMenos, ...acts }: GrupoEnteroProps) {
  const id = useId()
  const leidos = useGrupoEntero(grupo)
  return (
    <section className={classes.entero} aria-labelledby={id} data-late={grupo === 'atrasado' || undefined}>
      <header>
        <h3 id={id}>{titulos[grupo]}</h3>
        <Button kind="quiet" onClick={onMenos}>
          Volver al día
        </Button>
      </header>
      <Paged of={leidos} failure={miDiaMessages.failed.text}>
        {(pages) => {
          const asuntos = pages.flatMap((page) => page.asuntos)
          return asuntos.length === 0 ? <p>{sinAsuntos[grupo]}</p> : <Filas asuntos={asuntos} grupo={grupo} {...acts} />
        }}
      </Paged>
    </section>
  )
}

interface CabeceraProps {
  /** Id of the title. */
  readonly id: string
  /** Text of the day, or its summary when folded. */
  readonly words: string
  readonly plegado: boolean
  /** How many were put off, and whether they are on screen. */
  readonly pospuestos: number
  readonly viendo: boolean
  readonly onPospuestos: () => void
  readonly onToggle: () => void
  /** Opens the dialog of a new task. */
  readonly onTarea: () => void
}

/** Heading of the day: title, date, postponed matters, and the button that folds the panel. */
function Cabecera({ id, words, plegado, pospuestos, viendo, onPospuestos, onToggle, onTarea }: CabeceraProps) {
  const writes = useReader() === null
  const titulo = writes ? 'Mi día' : 'El día de la cartera'
  const Chevron = plegado ? IconChevronDown : IconChevronUp
  return (
    <header>
      <h2 id={id}>{titulo}</h2>
      <p>{words}</p>
      {(viendo || pospuestos > 0) && (
        <Button kind="quiet" aria-pressed={viendo} onClick={onPospuestos}>
          Pospuestos <b>{cuenta(pospuestos)}</b>
        </Button>
      )}
      {writes && (
        <Button kind="quiet" icon title="Agregar una tarea" aria-label="Agregar una tarea" onClick={onTarea}>
          <IconPlus size={18} stroke={1.75} aria-hidden="true" />
        </Button>
      )}
      <Button
        kind="quiet"
        icon
        aria-expanded={!plegado}
        aria-label={`${plegado ? 'Mostrar' : 'Plegar'} ${titulo}`}
        onClick={onToggle}
      >
        <Chevron size={18} stroke={1.75} aria-hidden="true" />
      </Button>
    </header>
  )
}

interface MiDiaProps {
  /** Check before a sale is taken. */
  readonly check: CheckAsunto
}

/**
 * Matters of the day, overdue first: the first of each group, or all of one group. Above the list it keeps one height
 * while loading, empty or failed, so that the list does not move. Beside the list it stays in sight.
 */
export function MiDia({ check }: MiDiaProps) {
  const id = useId()
  const [plegado, toggle] = usePlegado()
  const [entero, setEntero] = useState<Clave | null>(null)
  const dia = useMiDia()
  const { abriendo, goOn } = useContinuar(check)
  const { avisos, postpone, resume } = usePosponer()
  const tareas = useTareas()
  const words = plegado && dia.data ? enBreve(dia.data.grupos) : diaEnPalabras(now())
  const pospuestos = pospuestosDe(dia.data?.grupos)
  const acts = { abriendo, onContinuar: goOn, onPosponer: postpone, onRetomar: resume, onHecha: tareas.finish }
  /** The first of each, as new as all of one were. */
  const goBack = () => {
    setEntero(null)
    void dia.refetch()
  }
  const showPospuestos = () => {
    if (entero === 'pospuesto') goBack()
    else setEntero('pospuesto')
    if (plegado) toggle()
  }

  return (
    <section className={classes.dia} aria-labelledby={id} aria-busy={dia.isFetching} data-plegado={plegado}>
      <Cabecera
        id={id}
        words={words}
        plegado={plegado}
        pospuestos={pospuestos}
        viendo={!plegado && entero === 'pospuesto'}
        onPospuestos={showPospuestos}
        onToggle={toggle}
        onTarea={tareas.add}
      />
      {!plegado && (
        <div className={classes.body}>
          {entero ? (
            <GrupoEntero key={entero} grupo={entero} onMenos={goBack} {...acts} />
          ) : (
            <Loaded of={dia} failure={miDiaMessages.failed.text} ghost={<Ghost />}>
              {({ grupos }) => <Grupos grupos={grupos} onEntero={setEntero} {...acts} />}
            </Loaded>
          )}
        </div>
      )}
      {avisos}
      {tareas.avisos}
    </section>
  )
}
