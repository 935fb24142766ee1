import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { goTo } from '../../../lib/routes.ts'

/** Back to where one came from, and what is on screen on paper. */
export function Acciones({ printable }: { readonly printable: boolean }) {
  const navigate = useNavigate()
  return (
    <>
      <Button onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate(goTo('home')))}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        Volver
      </Button>
      <ReasonedButton
        side="bottom"
        reason={printable ? null : 'No hay movimientos que imprimir.'}
        onClick={() => window.print()}
      >
        <IconPrinter size={16} stroke={1.75} aria-hidden="true" />
        Imprimir
      </ReasonedButton>
    </>
  )
}
