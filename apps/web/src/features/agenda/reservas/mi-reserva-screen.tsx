import { reservaMessages as m } from '@alerce/contract/messages/agenda/reservas'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { IconCalendarCheck, IconCalendarX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { NotRead } from '../../../components/feedback/failed.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Hoja, HojaCargando } from '../../../components/layout/hoja.tsx'
import { Enteros } from '../../../components/values/enteros.tsx'
import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { isRefusal, messageOf } from '../../../lib/api/errors.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { useRead } from '../../../lib/use-call.ts'
import { useLinkToken } from '../../../lib/use-link-token.ts'
import { cuandoEs, HorasPicker } from './horas-picker.tsx'
import { Donde, NoDisponible } from './partes.tsx'
import classes from './reservas.module.css'
import { cercanasDe, Tomada } from './tomada.tsx'

interface MiReservaProps {
  readonly enlace: string
  readonly reserva: ReplyOf<'obtenerReserva'>
  readonly onReread: () => Promise<unknown>
  /** The booking has another hour. */
  readonly onMoved: (a: ReplyOf<'moverReserva'>) => void
}

/** Acts of a client on their booking; each failure is told, and the choice stays. */
function useCambiar({ enlace, onReread, onMoved }: MiReservaProps) {
  const [busy, setBusy] = useState<'mover' | 'cancelar' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [cercanas, setCercanas] = useState<readonly string[] | null>(null)
  const act = async (cual: 'mover' | 'cancelar', work: () => Promise<void>) => {
    setBusy(cual)
    setFailure(null)
    setCercanas(null)
    try {
      await work()
    } catch (error) {
      const libres = cercanasDe(error)
      setCercanas(libres)
      if (!libres) setFailure(messageOf(error, m.changeFailed.text))
      void onReread()
    } finally {
      setBusy(null)
    }
  }
  return {
    busy,
    failure,
    cercanas,
    forget: () => setCercanas(null),
    move: (inicio: string, done: () => void) =>
      act('mover', async () => {
        onMoved(await call('moverReserva', { enlace, inicio }))
        // The last moment to change it depends on the new hour
        await onReread()
        done()
      }),
    cancel: (done: () => void) =>
      act('cancelar', async () => {
        await call('cancelarReserva', { enlace })
        done()
      }),
  }
}

/** The booking was cancelled just now. */
function Cancelada({ asesor }: { readonly asesor: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const icon = <IconCalendarX size={36} stroke={1.5} aria-hidden="true" />
  return (
    <Hoja title="Su hora quedó cancelada" icon={icon} heading={heading}>
      <p role="status">Le avisamos a {asesor}.</p>
    </Hoja>
  )
}

function MiReserva(props: MiReservaProps) {
  const { reserva } = props
  const { asesor, inicio, modalidad, lugar, seCambia, hasta, horas } = reserva
  const { busy, failure, cercanas, forget, move, cancel } = useCambiar(props)
  const [nueva, setNueva] = useState<string | null>(null)
  const [paso, setPaso] = useState<'nada' | 'ver' | 'mover' | 'cancelar' | 'movida' | 'cancelada'>('nada')
  const heading = useRef<HTMLHeadingElement>(null)
  const acts = useRef<HTMLDivElement>(null)
  const moveButton = useRef<HTMLButtonElement>(null)
  // Each step begins at its first act; a finished one at the title
  useEffect(() => {
    if (paso === 'movida') heading.current?.focus()
    else if (paso !== 'nada') acts.current?.querySelector('button')?.focus()
  }, [paso])
  if (paso === 'cancelada') return <Cancelada asesor={asesor} />
  const icon = <IconCalendarCheck size={36} stroke={1.5} aria-hidden="true" />
  return (
    <Hoja
      title={paso === 'movida' ? 'Su hora quedó cambiada' : `Su hora con ${asesor}`}
      tone="ok"
      icon={icon}
      heading={heading}
    >
      <p>
        <b className={classes.cuando}>{cuandoEs(inicio)}</b>, hora de Chile.
      </p>
      <Donde modalidad={modalidad} lugar={lugar} />
      {seCambia ? failure && <Notice tone="bad">{failure}</Notice> : <p>{m.yaNoSeCambia.text}</p>}
      {seCambia && ['nada', 'ver', 'movida'].includes(paso) && (
        <>
          <p className={classes.zona}>
            <Enteros>Puede cambiarla o cancelarla hasta el {fechaYHora(hasta)}.</Enteros>
          </p>
          <div ref={acts} className={classes.actos}>
            {horas.length > 0 && <Button onClick={() => setPaso('mover')}>Cambiar la hora</Button>}
            <Button kind="quiet" onClick={() => setPaso('cancelar')}>
              Cancelar la cita
            </Button>
          </div>
        </>
      )}
      {seCambia && paso === 'mover' && (
        <div ref={acts} className={classes.picker}>
          <HorasPicker horas={horas} value={nueva} onChoose={setNueva} />
          {cercanas && (
            <Tomada
              cercanas={cercanas}
              onChoose={(otra) => {
                forget()
                setNueva(otra)
                moveButton.current?.focus()
              }}
            />
          )}
          <div className={classes.actos}>
            {nueva !== null && (
              <Button
                ref={moveButton}
                kind="primary"
                busy={busy === 'mover'}
                onClick={() =>
                  void move(nueva, () => {
                    setNueva(null)
                    setPaso('movida')
                  })
                }
              >
                Cambiar al {cuandoEs(nueva)}
              </Button>
            )}
            <Button kind="quiet" onClick={() => setPaso('ver')}>
              Dejarla como está
            </Button>
          </div>
        </div>
      )}
      {seCambia && paso === 'cancelar' && (
        <div ref={acts} className={classes.actos}>
          <p>¿Cancela esta hora? Quedará libre para otra persona.</p>
          <Button onClick={() => setPaso('ver')}>Dejarla como está</Button>
          <Button kind="primary" busy={busy === 'cancelar'} onClick={() => void cancel(() => setPaso('cancelada'))}>
            Sí, cancelar la cita
          </Button>
        </div>
      )}
    </Hoja>
  )
}

function PorEnlace({ enlace }: { readonly enlace: string }) {
  const client = useQueryClient()
  const reserva = useRead('obtenerReserva', { enlace })
  // First: a booking cancelled in another window is still in the cache
  if (isRefusal(reserva.error, m.noVigente.status)) return <NoDisponible text={m.noVigente.text} />
  if (reserva.data) {
    const { data } = reserva
    const { queryKey } = readOptions('obtenerReserva', { enlace })
    return (
      <MiReserva
        enlace={enlace}
        reserva={data}
        onReread={reserva.refetch}
        onMoved={(a) => client.setQueryData(queryKey, { ...data, ...a })}
      />
    )
  }
  if (!reserva.error) return <HojaCargando />
  return (
    <Hoja title="Su hora reservada">
      <NotRead of={reserva} failure={m.readFailed.text} />
    </Hoja>
  )
}

/** /postulacion/reserva: a client sees, moves or cancels their booking by a mailed link. */
export function MiReservaScreen() {
  const enlace = useLinkToken()
  // another link in the same tab is another booking
  return enlace ? <PorEnlace key={enlace} enlace={enlace} /> : <NoDisponible text={m.noVigente.text} />
}
