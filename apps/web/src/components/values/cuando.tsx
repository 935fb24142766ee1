import { fechaYHora } from '@alerce/domain/base/fechas/instante'

interface CuandoProps {
  /** ISO instant. */
  readonly en: string
  readonly por: string
}

/** When something was done and who did it, in a cell. */
export const Cuando = ({ en, por }: CuandoProps) => (
  <span>
    {fechaYHora(en)}
    <small>por {por}</small>
  </span>
)
