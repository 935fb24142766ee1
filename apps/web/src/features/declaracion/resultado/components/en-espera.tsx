import { textosDeResultado } from '@alerce/contract/catalogos/declaracion/resultados'
import { IconHourglass } from '@tabler/icons-react'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { ResultadoPage } from './resultado-page.tsx'

interface EnEsperaProps {
  readonly ds: Declaracion
  /** 6, the income; else 0, the health. */
  readonly financial: boolean
}

/** Results 0 and 6: to be told, nothing to do (spec 2 §4). */
export function EnEspera({ ds, financial }: EnEsperaProps) {
  const back = (
    <ButtonLink kind="primary" to={goTo('resumenPlan', ds.ids)}>
      Volver
    </ButtonLink>
  )
  return (
    <ResultadoPage
      icon={<IconHourglass size={28} stroke={1.5} aria-hidden="true" />}
      tone="wait"
      texto={textosDeResultado[financial ? 6 : 0]}
      actions={back}
      next="La respuesta aparece aquí sola, sin recargar."
    />
  )
}
