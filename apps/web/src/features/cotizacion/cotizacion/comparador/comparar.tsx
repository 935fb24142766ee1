import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { useLugar } from '../../../../lib/sale/lugar.tsx'

interface CompararProps {
  readonly prospectoId: number
  readonly planes: readonly number[]
}

/** Leads to where these plans stand side by side. */
export function Comparar({ prospectoId, planes }: CompararProps) {
  const actualiza = useLugar().actualiza || null
  return (
    <ButtonLink to={goTo('comparador', { prospectoId, planes: planes.join(','), actualiza })}>
      Comparar planes
    </ButtonLink>
  )
}
