import { ButtonLink } from '../../../../components/actions/button.tsx'
import { Toast } from '../../../../components/feedback/toast.tsx'
import { invitacionesAnuladas } from '../../../../lib/invitaciones-anuladas.ts'

const texto = (cuantas: number): string =>
  cuantas === 1
    ? 'Se anuló 1 invitación con autenticación rechazada'
    : `Se anularon ${cuantas} invitaciones con autenticación rechazada`

interface AnuladasProps {
  readonly cuantas: number
  readonly onGone: () => void
}

/** What the load of the list annulled by itself, said in passing: each card lets it be undone. */
export function Anuladas({ cuantas, onGone }: AnuladasProps) {
  const ver = (
    <ButtonLink kind="quiet" to={invitacionesAnuladas()} aria-label="Ver las invitaciones anuladas" onClick={onGone}>
      Ver
    </ButtonLink>
  )
  return <Toast text={cuantas > 0 ? texto(cuantas) : null} action={ver} onGone={onGone} />
}
