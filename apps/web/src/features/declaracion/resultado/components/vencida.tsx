import { textoDeVencida } from '@alerce/contract/catalogos/declaracion/resultados'
import { IconCalendarOff } from '@tabler/icons-react'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { ResultadoPage } from './resultado-page.tsx'

/** Whatever its result was: nobody went on with its sale, and the machine closed it. */
export function Vencida() {
  return (
    <ResultadoPage
      icon={<IconCalendarOff size={28} stroke={1.5} aria-hidden="true" />}
      tone="bad"
      texto={textoDeVencida}
      actions={
        <ButtonLink kind="primary" to={goTo('home')}>
          Volver al inicio
        </ButtonLink>
      }
    />
  )
}
