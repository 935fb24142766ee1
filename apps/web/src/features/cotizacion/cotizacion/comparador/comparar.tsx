import { ButtonLink } from '../../../../components/actions/button.tsx'
import { goTo } from '../../../../lib/routes.ts'

interface CompararProps {
  readonly prospectoId: number
  readonly planes: readonly number[]
}

/** Leads to where these plans stand side by side. */
export function Comparar({ prospectoId, planes }: CompararProps) {
  return <ButtonLink to={goTo('comparador', { prospectoId, planes: planes.join(',') })}>Comparar planes</ButtonLink>
}
