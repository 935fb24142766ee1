import { fechaYHora } from '@alerce/domain/base/fechas/instante'

interface DecisionProps {
  readonly of: {
    readonly resuelto: string | null
    readonly resueltoPor: string | null
    readonly motivo: string | null
  }
}

/** What the desk decided: when, who and why. */
export const Decision = ({ of: { resuelto, resueltoPor, motivo } }: DecisionProps) => (
  <span>
    {resuelto && fechaYHora(resuelto)}
    <small>por {resueltoPor}</small>
    {motivo && <small>{motivo}</small>}
  </span>
)
