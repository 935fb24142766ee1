import type { Campo } from '@alerce/contract/fichas/ficha'
import { persona } from '@alerce/contract/fichas/postulacion/prospecto'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { CambioAjeno } from '../../../../components/feedback/cambio-ajeno.tsx'
import { type CambioAjeno as Cambio, quienCambio } from '../../../../lib/sale/ajeno.ts'
import type { DatosDeProspecto } from '../../../../lib/sale/prospecto.ts'
import { personaDe } from '../values.ts'

interface AjenoProps {
  readonly ajeno: Cambio
  /** What is saved now. */
  readonly datos: DatosDeProspecto
  /** Takes what is there instead of what was typed. */
  readonly onTake: () => void
}

/** Somebody changed the prospect meanwhile: who, when, and what stands there now. What was typed stays. */
export function Ajeno({ ajeno, datos, onTake }: AjenoProps) {
  const { cuando } = ajeno
  const campos = ajeno.campos.map(({ campo }) => campo)
  const guardado: Readonly<Record<string, string>> = personaDe(datos)
  const ahora = Object.entries<Campo>(persona).filter(([campo]) => campos.includes(campo))
  return (
    <CambioAjeno onTake={ahora.length > 0 ? onTake : undefined}>
      <p>
        {quienCambio(ajeno, 'este prospecto')} el {fechaYHora(cuando)}. Lo que usted escribió sigue aquí: si guarda de
        nuevo, queda lo suyo.
      </p>
      {ahora.length > 0 ? (
        <ul>
          {ahora.map(([campo, { etiqueta }]) => (
            <li key={campo}>
              {etiqueta}: ahora {guardado[campo] || 'sin dato'}
            </li>
          ))}
        </ul>
      ) : (
        <p>Cambiaron datos de otras pantallas: {ajeno.campos.map(({ etiqueta }) => etiqueta).join(', ')}.</p>
      )}
    </CambioAjeno>
  )
}
