import { fechaYHora } from '@alerce/domain/base/fechas/instante'

interface CuandoProps {
  /** ISO instant. */
  readonly en: string
  readonly por: string
}

/** Cell with the time and author of an act. */
export const Cuando = ({ en, por }: CuandoProps) => (
  <span>
    {fechaYHora(en)}
    <small>por {por}</small>
  </span>
)
