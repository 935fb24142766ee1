import { aDDMMYYYY } from '@alerce/domain/fechas/fecha'
import { edad } from '@alerce/domain/persona/edad'
import { relaciones } from '@alerce/domain/prospecto/beneficiarios'
import { IconTrash } from '@tabler/icons-react'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import type { Beneficiario } from '../queries.ts'
import { guardado } from '../values.ts'
import classes from './beneficiarios.module.css'
import { sexos, tipos } from './opciones.ts'

interface GuardadoProps {
  readonly beneficiario: Beneficiario
  /** ISO date. */
  readonly hoy: string
  readonly lock: string | null
  readonly busy: boolean
  readonly onRemove: (name: string) => void
}

const labelOf = (options: readonly { value: string; label: string }[], code: string) =>
  options.find(({ value }) => value === code)?.label ?? ''

/** A beneficiary that stands: it can only be taken away (spec 2 §3, core rules). */
export function Guardado({ beneficiario, hoy, lock, busy, onRemove }: GuardadoProps) {
  const { fechaNacimiento, sexo, tipo, relacion, descripcionOtro } = guardado(beneficiario)
  const name = descripcionOtro || relaciones[relacion]
  const years = edad(fechaNacimiento, hoy)
  return (
    <article className={classes.saved}>
      <h3>{name}</h3>
      <p>
        {aDDMMYYYY(fechaNacimiento)}
        <small>{years === 1 ? '1 año' : `${years} años`}</small>
      </p>
      <p>{labelOf(sexos, sexo)}</p>
      <p>{labelOf(tipos, tipo)}</p>
      <ReasonedButton
        kind="quiet"
        icon
        reason={lock}
        busy={busy}
        aria-label={`Quitar ${name}, ${years} años`}
        onClick={() => onRemove(`${name}, ${years} años,`)}
      >
        <IconTrash size={16} stroke={1.75} aria-hidden="true" />
      </ReasonedButton>
    </article>
  )
}
