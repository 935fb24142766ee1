import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { fechaDe, horaDe } from '@alerce/domain/base/fechas/reloj'
import { CambioAjeno } from '../../../../components/feedback/cambio-ajeno.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { quienCambio } from '../../../../lib/sale/ajeno.ts'
import type { Cambio } from './falla-de-cita.ts'

const estados = { R: 'Realizado', N: 'No Realizado' } as const

interface CambiadaProps {
  readonly cambio: Cambio
  /** Text about the effect of saving now. */
  readonly hint: string
  /** Replaces the typed values by the saved ones. */
  readonly onTake?: () => void
}

/** Notice that another person changed the appointment: author, instant and current state. */
export function Cambiada({ cambio, hint, onTake }: CambiadaProps) {
  const { cuando, ahora } = cambio
  return (
    <CambioAjeno onTake={onTake}>
      <p>
        <Enteros>
          {quienCambio(cambio, 'esta cita')} el {fechaYHora(cuando)}.
        </Enteros>
      </p>
      <p>
        <Enteros>
          Ahora es el {aDDMMYYYY(fechaDe(ahora.start))} de {horaDe(ahora.start)} a {horaDe(ahora.end)}
        </Enteros>
        {ahora.estado && `, ${estados[ahora.estado]}`}
        {ahora.lugar && `, en ${ahora.lugar}`}
        {ahora.comentario && `: “${ahora.comentario}”`}. {hint}
      </p>
    </CambioAjeno>
  )
}
