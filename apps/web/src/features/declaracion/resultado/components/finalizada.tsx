import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { IconCircleCheck } from '@tabler/icons-react'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { ResultadoPage } from './resultado-page.tsx'

const texto = {
  titulo: resultadoMessages.finalizada.text,
  parrafos: ['La evaluación terminó. Siguen los datos contractuales y los documentos.'],
}

/** The declaration was accepted and finished (spec 2 §4). */
export function Finalizada({ ds }: { readonly ds: Declaracion }) {
  const actions = (
    <ButtonLink kind="primary" to={goTo('documentos', ds.ids)}>
      Continuar
    </ButtonLink>
  )
  return (
    <ResultadoPage
      icon={<IconCircleCheck size={28} stroke={1.5} aria-hidden="true" />}
      tone="ok"
      texto={texto}
      actions={actions}
    />
  )
}
