import { type Modalidad, modalidades } from '@alerce/domain/agenda/reserva'
import { IconCalendarX } from '@tabler/icons-react'
import { Hoja } from '../../../components/layout/hoja.tsx'

/** A page or a link that opens nothing, and why. */
export function NoDisponible({ text }: { readonly text: string }) {
  const icon = <IconCalendarX size={36} stroke={1.5} aria-hidden="true" />
  return (
    <Hoja title="No disponible" tone="bad" icon={icon}>
      <p role="alert">{text}</p>
    </Hoja>
  )
}

interface DondeProps {
  readonly modalidad: Modalidad
  /** Address of a meeting, or https address of its video room; '' for a telephone call. */
  readonly lugar: string
}

/** Kind of meeting and its place. A video room is a link: on a phone its address cannot be copied easily. */
export function Donde({ modalidad, lugar }: DondeProps) {
  return (
    <p>
      {modalidades[modalidad]}
      {lugar !== '' && ': '}
      {modalidad === 'videollamada' ? (
        <a href={lugar} target="_blank" rel="noreferrer">
          {lugar}
        </a>
      ) : (
        lugar
      )}
    </p>
  )
}
