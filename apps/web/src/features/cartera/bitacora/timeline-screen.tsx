import { anotacionMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { bitacoraMessages } from '@alerce/contract/messages/cartera/venta'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { NotRead } from '../../../components/feedback/failed.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../components/feedback/skeletons.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { useLive } from '../../../lib/events.ts'
import { goTo } from '../../../lib/routes.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { now } from '../../../lib/time/clock.ts'
import { useRead } from '../../../lib/use-call.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { Anotar } from './anotar/anotar.tsx'
import { TareasAbiertas } from './anotar/tareas-abiertas.tsx'
import { useEliminar } from './anotar/use-eliminar.tsx'
import { useResponder } from './anotar/use-responder.tsx'
import { DudasDelPostulante } from './dudas/dudas-del-postulante.tsx'
import { clasesDelFiltro, juntos, type Movimiento } from './movimientos.ts'
import { PorPartes } from './por-partes.tsx'
import { useSeguimiento } from './queries.ts'
import classes from './timeline.module.css'
import { useFiltro } from './use-filtro.ts'

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

/** Both parts of the timeline: what the product noted, and what people wrote. */
function useMovimientos(prospectoId: number) {
  const bitacora = useRead('obtenerBitacoraProspecto', { prospectoId })
  useLive('obtenerBitacoraProspecto', { payload: { prospectoId }, prospectos: [prospectoId] })
  const { reads, query: seguimiento } = useSeguimiento(prospectoId)
  const entries = juntos(bitacora.data ?? [], seguimiento.data?.anotaciones ?? [])
  // The Bitácora alone would jump once the annotations arrive
  const waits = reads && seguimiento.data === undefined && seguimiento.error === null
  return { seguimiento, entries, shown: { ...bitacora, data: waits ? undefined : bitacora.data } }
}

/** Events of a prospect with what people wrote, newest first (spec 2 §2, Bitácora). */
export function TimelineScreen() {
  const ids = useIds()
  const prospectoId = Number(ids.prospectoId ?? 0)
  const writes = useReader() === null
  const { shown, seguimiento, entries } = useMovimientos(prospectoId)
  const filtro = useFiltro(entries)
  return (
    <Page title="Bitácora" actions={<Acciones printable={filtro.filtradas.length > 0} />} width="reading">
      {seguimiento.data && <DudasDelPostulante dudas={seguimiento.data.dudas} writes={writes} />}
      {writes && <Anotar key={prospectoId} prospectoId={prospectoId} seguimiento={seguimiento.data} />}
      {seguimiento.data && <TareasAbiertas tareas={seguimiento.data.tareas} writes={writes} />}
      {seguimiento.error && !seguimiento.data && (
        <NotRead of={seguimiento} failure={anotacionMessages.readFailed.text} />
      )}
      <Loaded
        of={shown}
        failure={bitacoraMessages.readFailed.text}
        ghost={<SkeletonLines count={8} label="Cargando la bitácora" />}
      >
        {() => <Movimientos entries={entries} filtro={filtro} />}
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
  const options = clases.map((value) => ({ value: value as string, label: clasesDelFiltro[value] }))
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

interface MovimientosProps {
  readonly entries: readonly Movimiento[]
  readonly filtro: ReturnType<typeof useFiltro>
}

function Movimientos({ entries, filtro }: MovimientosProps) {
  const writes = useReader() === null
  const { toast, remove } = useEliminar()
  const respuesta = useResponder()
  if (entries.length === 0) return <Empty title="Todavía no hay movimientos" />
  return (
    <>
      <Impreso />
      <Filtro filtro={filtro} total={entries.length} />
      {filtro.filtradas.length > 0 ? (
        <PorPartes entries={filtro.filtradas} onEliminar={writes ? remove : null} onResponder={respuesta.open} />
      ) : (
        <Empty title="Ningún movimiento coincide">
          <Button onClick={filtro.remove}>Quitar filtros</Button>
        </Empty>
      )}
      {toast}
      {respuesta.dialog}
    </>
  )
}
