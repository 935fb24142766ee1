import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { useLugar } from '../../../../lib/sale/lugar.tsx'
import { Descargar } from './descargar.tsx'

interface PieProps {
  readonly prospectoId: number
  /** Ids of those side by side, `4,7`; empty: none. */
  readonly planes: string
}

/** The way back to the plan, and the comparison on paper. */
export function Pie({ prospectoId, planes }: PieProps) {
  const { plan } = useLugar()
  return (
    <ActionBar next="La comparación no cambia lo cotizado.">
      <ButtonLink to={goTo(plan, { prospectoId })}>Volver al plan</ButtonLink>
      {planes !== '' && <Descargar prospectoId={prospectoId} planes={planes} />}
    </ActionBar>
  )
}
