import { IconCircleX } from '@tabler/icons-react'
import { ButtonLink } from '../../../../components/actions/button.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { ResultadoPage } from './resultado-page.tsx'

interface NoAceptadaProps {
  readonly ds: Declaracion
  readonly motivo: string | null
}

/** A result that does not let the sale go on: its Estado and the reason that was given. */
export function NoAceptada({ ds, motivo }: NoAceptadaProps) {
  return (
    <ResultadoPage
      icon={<IconCircleX size={28} stroke={1.5} aria-hidden="true" />}
      tone="bad"
      heading={ds.venta.estado}
      actions={
        <ButtonLink kind="primary" to={goTo('home')}>
          Volver al inicio
        </ButtonLink>
      }
    >
      <p>{motivo ?? 'La evaluación no permite continuar con esta suscripción.'}</p>
    </ResultadoPage>
  )
}
