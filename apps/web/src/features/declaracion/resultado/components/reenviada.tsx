import { IconSend } from '@tabler/icons-react'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { ResultadoPage } from './resultado-page.tsx'

interface ReenviadaProps {
  readonly ds: Declaracion
  /** It went back to who decides on the income; else on the health. */
  readonly financial: boolean
}

const llegaron = (financial: boolean) =>
  `Los antecedentes llegaron. La declaración será evaluada por ${financial ? 'contraloría financiera' : 'contraloría médica'}.`

/** It was sent back (view resendDS, spec 2 §4). */
export function Reenviada({ ds, financial }: ReenviadaProps) {
  return (
    <ResultadoPage
      title="Envío de Declaración de Salud"
      icon={<IconSend size={28} stroke={1.5} aria-hidden="true" />}
      tone="wait"
      texto={{ titulo: 'La Declaración de Salud fue enviada', parrafos: [llegaron(financial)] }}
      next="La respuesta aparece aquí sola, sin recargar."
      actions={
        <ButtonLink kind="primary" to={goTo('resumenPlan', ds.ids)}>
          Volver
        </ButtonLink>
      }
    />
  )
}
