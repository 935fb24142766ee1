import { reservaMessages as m } from '@alerce/contract/messages/agenda/reservas'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { NotRead } from '../../../components/feedback/failed.tsx'
import { Hoja, HojaCargando } from '../../../components/layout/hoja.tsx'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { useRead } from '../../../lib/use-call.ts'
import { cuandoEs, HorasPicker } from './horas-picker.tsx'
import { Donde, NoDisponible } from './partes.tsx'
import { ReservaForm } from './reserva-form.tsx'

/** Alias of a page in the address. */
const aliasEn = (search: string): string => new URLSearchParams(search).get('con') ?? ''

interface HechaProps {
  readonly reserva: ReplyOf<'reservarHora'>
  readonly asesor: string
  readonly correo: string
}

/** The booking is made: when and where, and the letter with the link. */
function Hecha({ reserva: { inicio, modalidad, lugar }, asesor, correo }: HechaProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const icon = <IconCalendarCheck size={36} stroke={1.5} aria-hidden="true" />
  return (
    <Hoja title="Su hora quedó reservada" tone="ok" icon={icon} heading={heading}>
      <p role="status">
        {asesor} le {modalidad === 'llamada' ? 'llamará' : 'espera'} el <b>{cuandoEs(inicio)}</b>, hora de Chile.
      </p>
      {modalidad !== 'llamada' && <Donde modalidad={modalidad} lugar={lugar} />}
      <p>Le escribimos a {correo}, con el enlace para cambiar o cancelar su hora.</p>
    </Hoja>
  )
}

interface PaginaProps {
  readonly alias: string
  readonly pagina: ReplyOf<'obtenerHorasDeReserva'>
  readonly onReread: () => void
}

/** Page of an advisor: their free hours, then the client's data. */
function Pagina({ alias, pagina, onReread }: PaginaProps) {
  const [inicio, setInicio] = useState<string | null>(null)
  const [hecha, setHecha] = useState<Omit<HechaProps, 'asesor'> | null>(null)
  const { asesor, horas, minutos } = pagina
  if (hecha) return <Hecha asesor={asesor} {...hecha} />
  return (
    <Hoja title={`Reserve una hora con ${asesor}`}>
      <p>{minutos} minutos para ver su plan de salud.</p>
      {horas.length === 0 ? (
        <p role="status">No hay horas libres en los próximos días. Vuelva a intentarlo más adelante.</p>
      ) : (
        <HorasPicker horas={horas} value={inicio} onChoose={setInicio} />
      )}
      {inicio !== null && (
        <ReservaForm
          alias={alias}
          pagina={pagina}
          inicio={inicio}
          onChoose={setInicio}
          onTaken={onReread}
          onDone={(reserva, correo) => setHecha({ reserva, correo })}
        />
      )}
    </Hoja>
  )
}

/** /postulacion/reservar: anybody books an hour of an advisor who offers it. */
export function ReservarScreen() {
  const [alias] = useState(() => aliasEn(window.location.search))
  const pagina = useRead('obtenerHorasDeReserva', { alias })
  if (pagina.data) return <Pagina alias={alias} pagina={pagina.data} onReread={() => void pagina.refetch()} />
  if (isRefusal(pagina.error, m.sinPagina.status)) return <NoDisponible text={m.sinPagina.text} />
  if (pagina.error)
    return (
      <Hoja title="Reserve una hora">
        <NotRead of={pagina} failure={m.horasFailed.text} />
      </Hoja>
    )
  return <HojaCargando />
}
