import { clasesDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import { bitacoraMessages } from '@alerce/contract/messages/cartera/venta'
import { deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { agrupa } from '@alerce/domain/base/grupos'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../components/feedback/skeletons.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { quienLoHizo } from '../../../lib/contraloria/resultados.ts'
import { useLive } from '../../../lib/events.ts'
import { goTo } from '../../../lib/routes.ts'
import { now } from '../../../lib/time/clock.ts'
import { useRead } from '../../../lib/use-call.ts'
import { useIds } from '../../../lib/use-ids.ts'
import classes from './timeline.module.css'
import { type EntradaDeBitacora, useFiltro } from './use-filtro.ts'

/** Buttons: back to the previous screen, and print. */
function Acciones({ printable }: { readonly printable: boolean }) {
  const navigate = useNavigate()
  return (
    <>
      <Button onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate(goTo('home')))}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        Volver
      </Button>
      <ReasonedButton
        side="bottom"
        reason={printable ? null : 'No hay movimientos que imprimir.'}
        onClick={() => window.print()}
      >
        <IconPrinter size={16} stroke={1.75} aria-hidden="true" />
        Imprimir
      </ReasonedButton>
    </>
  )
}

/** Events of a prospect, newest first (spec 2 §2, Bitácora). */
export function TimelineScreen() {
  const { prospectoId } = useIds()
  const bitacora = useRead('obtenerBitacoraProspecto', { prospectoId: prospectoId ?? 0 })
  useLive('obtenerBitacoraProspecto', { payload: { prospectoId }, prospectos: [prospectoId] })
  const filtro = useFiltro(bitacora.data ?? [])
  return (
    <Page title="Bitácora" actions={<Acciones printable={filtro.filtradas.length > 0} />} width="reading">
      <Loaded
        of={bitacora}
        failure={bitacoraMessages.readFailed.text}
        ghost={<SkeletonLines count={8} label="Cargando la bitácora" />}
      >
        {(entries) => <Movimientos entries={entries} filtro={filtro} />}
      </Loaded>
    </Page>
  )
}

/** When the page was printed; on paper only, under the name and the RUT of the frame. */
function Impreso() {
  const [printed, setPrinted] = useState(now)
  useEffect(() => {
    // by the button or by the browser's own menu; the paper is drawn as soon as this returns
    const stamp = () => flushSync(() => setPrinted(now()))
    window.addEventListener('beforeprint', stamp)
    return () => window.removeEventListener('beforeprint', stamp)
  }, [])
  return <p className={classes.printed}>Impreso el {fechaYHora(printed)}</p>
}

interface FiltroProps {
  readonly filtro: ReturnType<typeof useFiltro>
  readonly total: number
}

function count(shown: number, total: number): string {
  const noun = total === 1 ? 'movimiento' : 'movimientos'
  return shown === total ? `${total} ${noun}` : `${shown} de ${total} ${noun}`
}

/** Filter of the entries, with the number that match. */
function Filtro({ filtro, total }: FiltroProps) {
  const { filtradas, clases, clase, texto, setClase, setTexto } = filtro
  const options = clases.map((value) => ({ value: value as string, label: clasesDeBitacora[value] }))
  return (
    <section className={classes.filter} aria-label="Filtrar movimientos">
      <TextField label="Buscar" type="search" maxLength={80} value={texto} onChange={setTexto} />
      <SelectField
        label="Tipo de movimiento"
        value={clase || 'todos'}
        options={[{ value: 'todos', label: 'Todos' }, ...options]}
        onChange={(value) => setClase(value === 'todos' ? '' : value)}
      />
      <p role="status">{count(filtradas.length, total)}</p>
    </section>
  )
}

/** How many are drawn at first, and more by each «Ver más»: the filter looks at all of them, and paper has them all. */
const PARTE = 100

const dayFormat = new Intl.DateTimeFormat('es-CL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** DD-MM-YYYY in words: "sábado, 21 de noviembre de 2026". */
function dayInWords(day: string): string {
  const iso = deDDMMYYYY(day)
  return iso ? dayFormat.format(new Date(`${iso}T00:00:00Z`)) : day
}

interface EntriesProps {
  readonly entries: readonly EntradaDeBitacora[]
  /** The first of those that were asked for last, which can take the focus; undefined: nothing was. */
  readonly primera: EntradaDeBitacora | undefined
  readonly enPrimera: Ref<HTMLLIElement>
}

/** Entries by day, each with time, state and author. */
function Entries({ entries, primera, enPrimera }: EntriesProps) {
  const days = agrupa(entries, ({ fecha }) => fecha.slice(0, 10))
  return (
    <ol className={classes.days}>
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <h2>{dayInWords(day)}</h2>
          <ol className={classes.entries}>
            {ofDay.map(({ entradaId, fecha, estado, por, aPedidoDe }) => (
              <li key={entradaId} {...(entradaId === primera?.entradaId && { ref: enPrimera, tabIndex: -1 })}>
                <time>{fecha.slice(11, 16)}</time>
                <p>{estado}</p>
                <small>
                  {quienLoHizo(por)}
                  {aPedidoDe !== null && `, en un acto de ${aPedidoDe}`}
                </small>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

/** The entries, as many as are looked at. */
function PorPartes({ entries }: { readonly entries: readonly EntradaDeBitacora[] }) {
  const [drawn, setDrawn] = useState(PARTE)
  const [primera, setPrimera] = useState<EntradaDeBitacora>()
  const enPrimera = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Print all entries: draw them before this handler returns
    const all = () => flushSync(() => setDrawn(entries.length))
    window.addEventListener('beforeprint', all)
    return () => window.removeEventListener('beforeprint', all)
  }, [entries.length])
  const more = () => {
    flushSync(() => {
      setPrimera(entries[drawn])
      setDrawn(drawn + PARTE)
    })
    // the button may be gone with the last of them
    enPrimera.current?.focus()
  }
  return (
    <>
      <Entries entries={entries.slice(0, drawn)} primera={primera} enPrimera={enPrimera} />
      {entries.length > drawn && (
        <div className={classes.more}>
          <Button kind="quiet" onClick={more}>
            Ver más
          </Button>
        </div>
      )}
    </>
  )
}

interface MovimientosProps {
  readonly entries: readonly EntradaDeBitacora[]
  readonly filtro: ReturnType<typeof useFiltro>
}

function Movimientos({ entries, filtro }: MovimientosProps) {
  if (entries.length === 0) return <Empty title="Todavía no hay movimientos" />
  return (
    <>
      <Impreso />
      <Filtro filtro={filtro} total={entries.length} />
      {filtro.filtradas.length > 0 ? (
        <PorPartes entries={filtro.filtradas} />
      ) : (
        <Empty title="Ningún movimiento coincide">
          <Button onClick={filtro.remove}>Quitar filtros</Button>
        </Empty>
      )}
    </>
  )
}
