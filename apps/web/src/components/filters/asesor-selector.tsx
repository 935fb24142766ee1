import { equipoMessages } from '@alerce/contract/messages/cartera/lista'
import { useEquipo } from '../../lib/session/equipo.ts'
import { useLidera } from '../../lib/session/use-lock.ts'
import { Selector } from './selector.tsx'

interface AsesorSelectorProps {
  /** Option without filter. */
  readonly every: string
  readonly value: number | null
  readonly onChange: (asesor: number | null) => void
}

/** Filter by an advisor of the team, for a head of team; nothing for others. */
export function AsesorSelector({ every, value, onChange }: AsesorSelectorProps) {
  const lidera = useLidera()
  const { data, isError } = useEquipo()
  if (!lidera) return null
  const equipo = data?.asesores.map(({ identificador, nombre, activo }) => ({
    value: String(identificador),
    label: activo ? nombre : `${nombre} (desactivado)`,
  }))
  // an address may name an advisor of another team: shown, with a way back beside it
  const ajeno = value !== null && equipo?.every((one) => one.value !== String(value))
  return (
    <Selector
      label="Asesor"
      every={every}
      value={value === null ? '' : String(value)}
      options={ajeno ? [{ value: String(value), label: 'No es de su equipo' }, ...(equipo ?? [])] : equipo}
      failure={isError ? equipoMessages.failed.text : null}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  )
}
